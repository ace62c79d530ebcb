import { copyFileSync, mkdtempSync, openSync, closeSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { StoreError } from '../history-store.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const chainId = 'c'.repeat(64);
const nothingFinal = { lastIrreversible: { number: 0, id: '' } };
const { blocks } = randomBlocks(genesis, 600, 3);
let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-unclean-'));
  path = join(folder, 'history.sqlite');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The files as a killed writer leaves them. */
async function killed(): Promise<string> {
  const writer = new SqliteWriter(path, chainId);
  await writer.apply(blocks.slice(0, 500), nothingFinal);
  await writer.close();
  const again = new SqliteWriter(path, chainId);
  await again.apply(blocks.slice(500), nothingFinal);
  const copy = join(folder, 'copy.sqlite');
  for (const end of ['', '-wal', '.lock']) copyFileSync(path + end, copy + end);
  await again.close();
  return copy;
}

test('after an unclean end every page is checked, and a sound store is used', async () => {
  const copy = await killed();
  const writer = new SqliteWriter(copy, chainId);
  expect((await writer.head())?.number).toBe(600);
  expect(console.error).toHaveBeenCalledWith(`Checking ${copy}, which was not closed properly`);
  await writer.close();
  await new SqliteWriter(copy, chainId).close();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('noise in the middle of the file is found, and the store is not used', async () => {
  const copy = await killed();
  const file = openSync(copy, 'r+');
  const middle = Math.floor(statSync(copy).size / 2 / 4096) * 4096;
  writeSync(file, new Uint8Array(4096 * 8).fill(0xa5), 0, 4096 * 8, middle);
  closeSync(file);
  expect(() => new SqliteWriter(copy, chainId)).toThrow(StoreError);
  expect(() => new SqliteWriter(copy, chainId)).toThrow(/^.*copy\.sqlite (is damaged|cannot be opened)/);
});

test('a store has one writer: a second one is refused until the first has closed', async () => {
  const first = new SqliteWriter(path, chainId);
  expect(() => new SqliteWriter(path, chainId)).toThrow('is written by another server');
  await first.apply(blocks.slice(0, 3), nothingFinal);
  await first.close();
  const second = new SqliteWriter(path, chainId);
  expect((await second.head())?.number).toBe(3);
  await second.close();
});
