import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlockRows } from '../block-rows.ts';
import type { HistoryReader } from '../history-store.ts';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { contentOf } from '../../../test/store-content.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const chain = 'c'.repeat(64);
const runs = process.env['ANTESCOPE_SOAK'] === '1' ? 300 : 25;
let folder = '';
let made = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-store-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newPath(): string {
  return join(folder, `store${made++}`, 'history.sqlite');
}

async function filled(path: string, blocks: BlockRows[], batch: number): Promise<SqliteWriter> {
  const writer = new SqliteWriter(path, chain);
  await applied(writer, blocks, batch);
  return writer;
}

async function applied(writer: SqliteWriter, blocks: BlockRows[], batch: number): Promise<void> {
  for (let at = 0; at < blocks.length; at += batch) {
    await writer.apply(blocks.slice(at, at + batch), { lastIrreversible: { number: 0, id: '' } });
  }
}

function content(path: string): Record<string, string[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return contentOf(db);
  } finally {
    db.close();
  }
}

describe('forks', () => {
  test('undoing a fork leaves exactly the store that never saw it, whatever the batches', async () => {
    const shape = fc.record({
      seed: fc.nat(),
      common: fc.integer({ min: 0, max: 12 }),
      lost: fc.integer({ min: 1, max: 12 }),
      kept: fc.integer({ min: 0, max: 12 }),
      batch: fc.integer({ min: 1, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ seed, common, lost, kept, batch }) => {
        const trunk = randomBlocks(genesis, common, seed);
        const wrong = randomBlocks(trunk.point, lost, seed + 1);
        const right = randomBlocks(trunk.point, kept, seed + 2);
        const forkedPath = newPath();
        const forked = await filled(forkedPath, [...trunk.blocks, ...wrong.blocks], batch);
        await forked.undoTo(common);
        expect(await forked.head()).toEqual(common === 0 ? null : { number: trunk.point.number, id: trunk.point.id });
        await applied(forked, right.blocks, batch);
        await forked.close();
        const cleanPath = newPath();
        await (await filled(cleanPath, [...trunk.blocks, ...right.blocks], 3)).close();
        expect(content(forkedPath)).toEqual(content(cleanPath));
      }),
      { numRuns: runs },
    );
  });
});

describe('applying', () => {
  test('a block that is there already changes nothing, one that does not link is refused and leaves no trace', async () => {
    const { blocks } = randomBlocks(genesis, 10, 7);
    const path = newPath();
    const writer = await filled(path, blocks, 4);
    const before = content(path);
    await writer.apply(blocks.slice(2, 9), { lastIrreversible: { number: 0, id: '' } });
    expect(content(path)).toEqual(before);
    const other = randomBlocks(genesis, 12, 8).blocks;
    await expect(writer.apply(other.slice(10), { lastIrreversible: { number: 0, id: '' } })).rejects.toThrow(
      'does not follow',
    );
    expect(content(path)).toEqual(before);
    await writer.close();
  });

  test('a store of another chain is refused with a line that names both', async () => {
    const path = newPath();
    await (await filled(path, randomBlocks(genesis, 1, 1).blocks, 1)).close();
    expect(() => new SqliteWriter(path, 'd'.repeat(64))).toThrow(/holds the history of chain c+, but .* d+$/);
    expect(() => new SqliteReader(path, 'd'.repeat(64))).toThrow(/holds the history of chain/);
  });
});

describe('reading what was written', () => {
  test('account lists hold each execution once in both directions, and v1 numbers have no hole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 9 }), async (seed, limit) => {
        const { blocks } = randomBlocks(genesis, 25, seed);
        const path = newPath();
        await (await filled(path, blocks, 5)).close();
        const reader = new SqliteReader(path, chain);
        for (const account of ['alice', 'eosio', 'nobody']) {
          const wanted = executionsOf(blocks, account);
          expect(await paged(reader, account, 'asc', limit)).toEqual(wanted);
          expect(await paged(reader, account, 'desc', limit)).toEqual(wanted.toReversed());
          await expectNumbers(reader, blocks, account, limit);
        }
        await reader.close();
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  });
});

function touches(action: { receiver: string; authorization: { actor: string }[] }, account: string): boolean {
  return action.receiver === account || action.authorization.some((level) => level.actor === account);
}

function executionsOf(blocks: BlockRows[], account: string): number[] {
  const found = new Set<number>();
  for (const action of blocks.flatMap((block) => block.transactions).flatMap((one) => one.actions)) {
    if (touches(action, account)) found.add(action.executionSequence);
  }
  return [...found].sort((a, b) => a - b);
}

async function paged(reader: HistoryReader, account: string, order: 'asc' | 'desc', limit: number): Promise<number[]> {
  const all: number[] = [];
  let range = { from: 0, to: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const page = await reader.accountExecutions(account, { ...range, order, limit });
    all.push(...page.executions);
    const last = page.executions.at(-1);
    if (last === undefined) return all;
    range = order === 'asc' ? { ...range, from: last + 1 } : { ...range, to: last - 1 };
  }
}

async function expectNumbers(
  reader: HistoryReader,
  blocks: BlockRows[],
  account: string,
  limit: number,
): Promise<void> {
  const traces = blocks.flatMap((block) => block.transactions).flatMap((one) => one.actions);
  const wanted = traces.filter((action) => touches(action, account)).map((action) => action.globalSequence);
  expect(await reader.accountActionCount(account)).toBe(wanted.length);
  for (let first = 0; first <= wanted.length; first += limit) {
    const rows = await reader.accountSequences(account, first, first + limit - 1);
    expect(rows).toEqual(
      wanted.slice(first, first + limit).map((globalSequence, index) => ({ seq: first + index, globalSequence })),
    );
  }
}
