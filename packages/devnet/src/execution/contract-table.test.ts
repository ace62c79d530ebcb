import { compileAbi } from '@antescope/codec/abi/compile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laboratoryContract } from '../../test/laboratory/laboratory-contract.ts';
import type { SecondaryKeys } from '../contract.ts';
import { indexSizes, rowOverhead, tableSize } from '../resources/ram-sizes.ts';
import { Database } from '../state/database.ts';
import { ContractTable, indexTable, type TableHost } from './contract-table.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 3000 : 200;
const abi = compileAbi(laboratoryContract.abi);

interface Entry {
  id: bigint;
  text: string;
  rank: bigint;
}

class Host implements TableHost {
  readonly database = new Database();
  readonly receiver = 'lab';
  readonly ram = new Map<string, number>();

  addRam(payer: string, delta: number): void {
    this.ram.set(payer, (this.ram.get(payer) ?? 0) + delta);
  }

  fail(message: string): never {
    throw new Error(message);
  }

  table(): ContractTable<Entry> {
    return new ContractTable<Entry>(this, abi, 'lab', 'scope', 'entries');
  }
}

const byRank = (row: Entry): SecondaryKeys => [{ type: 'idx64', key: row.rank }];

const payer = fc.constantFrom('alice', 'bob');
const id = fc.bigInt({ min: 0n, max: 9n });
const rank = fc.bigInt({ min: 0n, max: 4n });
const text = fc.string({ maxLength: 20 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), payer, id, rank, text }),
  fc.record({ kind: fc.constant('change' as const), payer: fc.option(payer), id, rank, text }),
  fc.record({ kind: fc.constant('drop' as const), id }),
);

describe('a table of a contract', () => {
  test('bills exactly what is there, and keeps its order by both keys', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const host = new Host();
        const table = host.table();
        const model = new Map<bigint, Entry>();
        for (const each of changes) {
          const known = model.has(each.id);
          if (each.kind === 'put' && !known) {
            const row = { id: each.id, text: each.text, rank: each.rank };
            table.emplace(each.payer, each.id, row, byRank(row));
            model.set(each.id, row);
          } else if (each.kind === 'change' && known) {
            const row = { id: each.id, text: each.text, rank: each.rank };
            table.modify(each.id, each.payer, (entry) => void Object.assign(entry, row), byRank);
            model.set(each.id, row);
          } else if (each.kind === 'drop' && known) {
            table.erase(each.id);
            model.delete(each.id);
          }
        }
        const rows = [...model.values()].sort((a, b) => Number(a.id - b.id));
        expect([...table.lowerBound()].map(([, row]) => row)).toEqual(rows);
        expect([...table.lowerBound(5n)].map(([key]) => key)).toEqual(
          rows.map((row) => row.id).filter((key) => key >= 5n),
        );
        expect(Array.from(table.reverse(5n), ([key]) => key)).toEqual(
          rows
            .map((row) => row.id)
            .filter((key) => key <= 5n)
            .toReversed(),
        );
        const ranked = rows.toSorted((a, b) => Number(a.rank - b.rank) || Number(a.id - b.id));
        expect([...table.bySecondary(0)].map(([, , row]) => row)).toEqual(ranked);
        expect([...table.bySecondary(0, 2n)].map(([key]) => key)).toEqual(
          ranked.map((row) => row.rank).filter((key) => key >= 2n),
        );
        expect(Object.fromEntries([...host.ram].filter(([, bytes]) => bytes !== 0))).toEqual(billed(host.database));
      }),
      { numRuns: runs, seed: 8 },
    );
  });

  test('rows can be erased while they are read', () => {
    const table = new Host().table();
    for (let i = 0n; i < 5n; i++)
      table.emplace('alice', i, { id: i, text: '', rank: 5n - i }, byRank({ id: i, text: '', rank: 5n - i }));
    for (const [key] of table.lowerBound()) if (key % 2n === 0n) table.erase(key);
    expect(Array.from(table.reverse(99n), ([key]) => key)).toEqual([3n, 1n]);
    for (const [, key] of table.bySecondary(0)) table.erase(key);
    expect([...table.lowerBound()]).toEqual([]);
  });

  test('of another contract can be read and not written', () => {
    const host = new Host();
    const foreign = new ContractTable<Entry>(host, abi, 'other', 'scope', 'entries');
    const row = { id: 1n, text: '', rank: 1n };
    expect(foreign.get(1n)).toBeNull();
    expect(() => foreign.emplace('alice', 1n, row)).toThrow('cannot create objects in table of another contract');
  });

  test('names the tables of its indexes as nodeos does', () => {
    expect(indexTable('entries', 0)).toBe('entries');
    expect(indexTable('producers', 1)).toBe('producers...1');
    expect(new Host().table().availablePrimaryKey()).toBe(0n);
  });
});

/** RAM of the existing rows by payer. */
function billed(database: Database): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (account: string, bytes: number): void => {
    sums[account] = (sums[account] ?? 0) + bytes;
  };
  for (const row of database.tables.values()) add(row.payer, tableSize);
  for (const row of database.rows.values()) add(row.payer, rowOverhead + row.value.length);
  for (const row of database.indexes.values()) add(row.payer, indexSizes[row.kind]);
  return sums;
}
