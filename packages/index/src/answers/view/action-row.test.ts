import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAbi } from '@antescope/codec/abi/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows } from '../../store/block-rows.ts';
import { IndexSource } from '../index-source.ts';
import { SqliteReader } from '../../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../../store/sqlite/sqlite-writer.ts';

const chain = 'a'.repeat(64);
const field = (name: string, type: string) => ({ name, type });
const abi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: [field('from', 'name'), field('to', 'name'), field('quantity', 'asset'), field('memo', 'string')],
    },
  ],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
});
const present = { of: async () => abi };
const ask = { limit: 1000, order: 'desc' as const };
let folder = '';
let writer: SqliteWriter;
let reader: SqliteReader;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-rows-'));
  writer = new SqliteWriter(join(folder, 'history.sqlite'), chain);
  reader = new SqliteReader(join(folder, 'history.sqlite'), chain);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

function withoutAbis(blocks: BlockRows[]): BlockRows[] {
  return blocks.map((rows) => ({ ...rows, abis: [] }));
}

/** The same actions with the same sequences in blocks of another fork. */
function otherIds(blocks: BlockRows[], parent: string): BlockRows[] {
  let previous = parent;
  return blocks.map((rows) => {
    const id = rows.block.id.slice(0, 8) + mirrored(rows.block.id.slice(8));
    const block = { ...rows.block, id, previous };
    previous = id;
    return { ...rows, block };
  });
}

function mirrored(text: string): string {
  let result = '';
  for (const letter of text) result = letter + result;
  return result;
}

test('rows are cached, but finality and forks are still reflected', async () => {
  let made = 0;
  const counting = new Proxy(reader, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'executionsAt') return typeof value === 'function' ? value.bind(target) : value;
      return (sequences: number[]) => {
        made += sequences.length;
        return target.executionsAt(sequences);
      };
    },
  });
  const source = new IndexSource(counting, present);
  const page = async (from: IndexSource) => {
    const outcome = await from.accountActions('alice', { action: 'transfer' }, ask);
    if (outcome.state !== 'data') throw new Error(outcome.state);
    return outcome.data.rows;
  };
  const trunk = randomBlocks(genesis, 40, 3);
  const wrong = randomBlocks(trunk.point, 20, 4);
  await writer.apply(withoutAbis([...trunk.blocks, ...wrong.blocks]), { lastIrreversible: { number: 10, id: '' } });
  const first = await page(source);
  expect(first.filter((row) => row.trace.undecoded === null).length).toBeGreaterThan(10);
  const before = made;
  expect(await page(source)).toEqual(first);
  expect(made).toBe(before);

  await writer.apply([], { lastIrreversible: { number: 30, id: '' } });
  const later = await page(source);
  expect(later.map((row) => row.irreversible)).toEqual(first.map((row) => row.blockNumber <= 30));

  await writer.undoTo(40);
  await writer.apply(otherIds(withoutAbis(wrong.blocks), trunk.point.id), { lastIrreversible: { number: 30, id: '' } });
  const forked = await page(source);
  expect(forked).toEqual(await page(new IndexSource(reader, present)));
  expect(forked).not.toEqual(later);
});
