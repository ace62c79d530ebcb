import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { SortedKeys } from './sorted-keys.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 2000 : 150;

type Step =
  | { kind: 'put'; primary: number; value: number }
  | { kind: 'delete'; primary: number }
  | { kind: 'begin' | 'undo' | 'squash' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), primary: fc.nat(12), value: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), primary: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'begin' }, { kind: 'undo' }, { kind: 'squash' }) },
);

const at = { code: 'code', scope: 'scope', table: 'table' };

function put(database: Database, primary: number, value: number): void {
  const key = { ...at, primary: BigInt(primary), payer: 'payer' };
  database.rows.put({ ...key, value: Uint8Array.of(value) });
  database.indexes.put({ ...key, kind: 'idx64', key: BigInt(value) });
}

function drop(database: Database, primary: number): void {
  database.rows.delete(`code/scope/table/${primary}`);
  database.indexes.delete(`idx64/code/scope/table/${primary}`);
}

/** Everything readable: rows and their indexes. */
function contents(database: Database): unknown {
  const rows = [...database.rows.values()].map(({ primary, value }) => [primary, value[0]]);
  const primaries = database.contractTables.primaries('code', 'scope', 'table');
  const secondaries = database.contractTables.secondaries('code', 'scope', 'table', 'idx64');
  return {
    rows: rows.sort(([a], [b]) => Number(a) - Number(b)),
    primaries: [...(primaries?.ascending() ?? [])],
    backwards: [...(primaries?.descending() ?? [])],
    secondaries: [...(secondaries?.ascending() ?? [])].map(({ key, primary }) => [key, primary]),
  };
}

describe('the undo log', () => {
  test('whatever is done in a session is undone, and the orders of rows with it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const database = new Database();
        const before: unknown[] = [];
        for (const each of steps) {
          if (each.kind === 'put') put(database, each.primary, each.value);
          else if (each.kind === 'delete') drop(database, each.primary);
          else if (each.kind === 'begin') {
            before.push(contents(database));
            database.log.begin();
          } else if (before.length > 0) {
            const saved = before.pop();
            if (each.kind === 'squash') database.log.squash();
            else {
              database.log.undo();
              expect(contents(database)).toEqual(saved);
            }
          }
        }
        while (before.length > 0) {
          database.log.undo();
          expect(contents(database)).toEqual(before.pop());
        }
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  test('changes of a session are the difference between its begin and its end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(step, { maxLength: 30 }), (first, second) => {
        const database = new Database();
        const run = (steps: Step[]): void => {
          for (const each of steps) {
            if (each.kind === 'put') put(database, each.primary, each.value);
            else if (each.kind === 'delete') drop(database, each.primary);
          }
        };
        run(first);
        const before = new Map([...database.rows.values()].map((row) => [row.primary, row]));
        database.log.begin();
        run(second);
        for (const { key, before: old, after } of database.log.changes().get('contract_row') ?? []) {
          const primary = BigInt(key.slice(key.lastIndexOf('/') + 1));
          expect(old).toBe(before.get(primary));
          expect(after).toBe(database.rows.get(key));
          before.delete(primary);
        }
        for (const [primary, row] of before) expect(database.rows.get(`code/scope/table/${primary}`)).toBe(row);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  test('a row erased and created again is reported as replaced', () => {
    const database = new Database();
    put(database, 1, 1);
    database.log.begin();
    drop(database, 1);
    put(database, 1, 2);
    put(database, 2, 2);
    drop(database, 2);
    const changes = database.log.changes().get('contract_row')!;
    expect(changes.map(({ key, replaced }) => [key, replaced])).toEqual([['code/scope/table/1', true]]);
  });

  test('what is committed can no longer be undone', () => {
    const database = new Database();
    database.log.begin();
    put(database, 1, 1);
    database.log.begin();
    put(database, 2, 2);
    database.log.commitOldest(1);
    expect(database.log.depth).toBe(1);
    database.log.undo();
    expect(contents(database)).toMatchObject({ rows: [[1n, 1]] });
  });
});

test('sorted keys hold what a sorted list holds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(3000)), { maxLength: 4000 }), fc.nat(3000), (changes, from) => {
      const keys = new SortedKeys<number>((a, b) => a - b);
      const model = new Set<number>();
      for (const [add, key] of changes) {
        if (add) {
          keys.add(key);
          model.add(key);
        } else {
          keys.delete(key);
          model.delete(key);
        }
      }
      const sorted = [...model].sort((a, b) => a - b);
      expect(keys.size).toBe(sorted.length);
      expect([...keys.ascending()]).toEqual(sorted);
      expect([...keys.ascending(from)]).toEqual(sorted.filter((key) => key >= from));
      expect([...keys.descending(from)]).toEqual(sorted.filter((key) => key <= from).toReversed());
      expect(keys.first(from)).toBe(sorted.find((key) => key >= from));
      expect(keys.last()).toBe(sorted.at(-1));
    }),
    { numRuns: 40, seed: 3 },
  );
});
