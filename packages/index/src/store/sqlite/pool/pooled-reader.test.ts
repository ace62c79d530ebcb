import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../../test/random-blocks.ts';
import { contentOf } from '../../../../test/store-content.ts';
import { historyStore } from '../../conformance/history-store.ts';
import { conformanceChain, nothingFinal, type StorePlace } from '../../conformance/store-under-test.ts';
import { StoreError } from '../../history-store.ts';
import { SlowReadError } from '../../slow-read-error.ts';
import { SqliteReader } from '../sqlite-reader.ts';
import { SqliteWriter } from '../sqlite-writer.ts';
import { openPooledReader } from './pooled-reader.ts';
import { ReaderPool } from './reader-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'antescope-pool-'));
const path = join(folder, 'history.sqlite');
const limits = { processes: 2, heapMb: 2048, deadlineMs: 60_000, maxQueued: 100 };

beforeAll(async () => {
  const writer = new SqliteWriter(path, conformanceChain);
  await writer.apply(randomBlocks(genesis, 40, 7).blocks, nothingFinal);
  await writer.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function callerOf(key: string) {
  const spent: number[] = [];
  return { key, spent, charge: (ms: number) => void spent.push(ms) };
}

historyStore({
  name: 'SQLite in processes',
  derives: true,
  runs: 2,
  async create(): Promise<StorePlace> {
    const place = mkdtempSync(join(folder, 'store-'));
    const file = join(place, 'history.sqlite');
    return {
      openWriter: async (chainId = conformanceChain, accounts) => new SqliteWriter(file, chainId, accounts),
      openReader: (chainId = conformanceChain) => openPooledReader(file, chainId, { processes: 1 }),
      async content() {
        const db = new DatabaseSync(file, { readOnly: true });
        try {
          return contentOf(db);
        } finally {
          db.close();
        }
      },
      remove: async () => rmSync(place, { recursive: true, force: true }),
    };
  },
});

test('repeated reads of one turn are one call, later ones are not', async () => {
  const reader = await openPooledReader(path, conformanceChain, limits);
  const [status, same, slots] = await Promise.all([reader.status(), reader.status(), reader.blocksFromSlots([1, 2])]);
  expect(same).toBe(status);
  expect(await reader.blocksFromSlots([1, 2])).not.toBe(slots);
  const later = await reader.status();
  expect(later).not.toBe(status);
  expect(later).toEqual(status);
  await reader.close();
});

test('a read over its deadline fails alone, and its process is replaced', async () => {
  const pool = await ReaderPool.open({ path, chainId: conformanceChain }, { ...limits, deadlineMs: 2000 });
  // Reading one execution so many times takes several times the deadline on any machine.
  const sequences = Array.from({ length: 3_000_000 }, () => 5);
  const slow = pool.call(['executionsAt'], [sequences]);
  const refused = expect(slow).rejects.toThrow(SlowReadError);
  expect(await pool.call(['status'], [])).toMatchObject({ head: { number: 40 } });
  await refused;
  const both = await Promise.all([pool.call(['block'], [3]), pool.call(['block'], [4])]);
  expect(both).toMatchObject([{ number: 3 }, { number: 4 }]);
  await pool.close();
});

test('a caller with slow reads leaves a process to the others, and is charged', async () => {
  const pool = await ReaderPool.open({ path, chainId: conformanceChain }, { ...limits, deadlineMs: 2000 });
  const [greedy, other] = [callerOf('7.7.7.7'), callerOf('8.8.8.8')];
  const sequences = Array.from({ length: 3_000_000 }, () => 5);
  const slow = Promise.allSettled([1, 2].map(() => pool.call(['executionsAt'], [sequences], greedy)));
  expect(await pool.call(['block'], [3], other)).toMatchObject({ number: 3 });
  expect([greedy.spent.length, other.spent.length]).toEqual([0, 1]);
  expect((await slow).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(greedy.spent.every((ms) => ms > 1900)).toBe(true);
  await pool.close();
});

test('callers take turns', async () => {
  const pool = await ReaderPool.open({ path, chainId: conformanceChain }, { ...limits, processes: 1 });
  const order: string[] = [];
  const read = (key: string): Promise<unknown> => pool.call(['block'], [3], callerOf(key)).then(() => order.push(key));
  await Promise.all(['a', 'a', 'a', 'b', 'b'].map(read));
  // The first one finds a free process.
  expect(order.join('')).toBe('aabab');
  await pool.close();
});

test('reads beyond the queue are refused at once; the queued ones are answered', async () => {
  const pool = await ReaderPool.open({ path, chainId: conformanceChain }, { ...limits, processes: 1, maxQueued: 2 });
  const reads = [1, 2, 3].map((number) => pool.call(['block'], [number]));
  await expect(pool.call(['block'], [4])).rejects.toThrow(SlowReadError);
  expect(await Promise.all(reads)).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3 }]);
  await pool.close();
});

test('errors keep their kind; arguments that cannot be copied fail alone', async () => {
  await expect(openPooledReader(path, 'd'.repeat(64))).rejects.toThrow(StoreError);
  const pool = await ReaderPool.open({ path, chainId: conformanceChain }, { ...limits, processes: 1 });
  await expect(pool.call(['noSuchMethod'], [])).rejects.toThrow(Error);
  await expect(pool.call(['block'], [() => 1])).rejects.toThrow(/could not be cloned/);
  expect(await pool.call(['block'], [5])).toMatchObject({ number: 5 });
  await pool.close();
  await expect(pool.call(['block'], [5])).rejects.toThrow('The store is closed');
});

test('reads see each commit, and bytes and big integers arrive unchanged', async () => {
  const file = join(folder, 'commits.sqlite');
  const { blocks } = randomBlocks(genesis, 20, 9);
  const writer = new SqliteWriter(file, conformanceChain);
  await writer.apply(blocks.slice(0, 10), nothingFinal);
  const pooled = await openPooledReader(file, conformanceChain);
  const local = new SqliteReader(file, conformanceChain);
  for (const block of blocks.slice(10)) {
    // oxlint-disable-next-line no-await-in-loop -- each commit is read before the next one
    await writer.apply([block], nothingFinal);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await pooled.status())?.head).toEqual((await local.status())?.head);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await pooled.touchedRows(block.block.number, null, 100)).toEqual(
      await local.touchedRows(block.block.number, null, 100),
    );
  }
  await pooled.close();
  await local.close();
  await writer.close();
});
