import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { createIn } from '../store/conformance/creations.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { IndexSource } from './index-source.ts';
import { IndexState } from './index-state.ts';
import { AbiVersions } from './view/abi-versions.ts';

const chain = 'c'.repeat(64);
const finality = { lastIrreversible: { number: 1, id: '' } };
const folder = mkdtempSync(join(tmpdir(), 'antescope-cursors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('created accounts are read page by page; after a fork the cursor is refused, not continued elsewhere', async () => {
  const path = join(folder, 'created.sqlite');
  const writer = new SqliteWriter(path, chain);
  const { blocks } = randomBlocks(genesis, 40, 4);
  const newest = createIn(blocks).toReversed();
  await writer.apply(blocks, finality);
  const reader = new SqliteReader(path, chain);
  const state = new IndexState(reader, new AbiVersions(reader));
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await state.createdBy('eosio', { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    if (page.state !== 'data') throw new Error(page.state);
    names.push(...page.data.map(({ name }) => name));
    cursor = page.meta.next;
  } while (cursor !== undefined);
  expect(names).toEqual(newest.map(({ account }) => account));

  const first = await state.createdBy('eosio', { limit: 2 });
  const { next } = first.meta;
  const below = newest[1]!.block - 1;
  await writer.undoTo(below);
  const kept = blocks[below - 1]!.block;
  const point = { number: below, id: kept.id, nextSequence: 1 + sequencesOf(blocks.slice(0, below)) };
  await writer.apply(randomBlocks(point, 20, 77).blocks, finality);
  const refused = await state.createdBy('eosio', { limit: 2, cursor: next! });
  expect(refused).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'gap' }] } });
  await reader.close();
  await writer.close();
});

test('a cursor of no list is refused by every list', async () => {
  const path = join(folder, 'bad.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(randomBlocks(genesis, 5, 4).blocks, finality);
  const reader = new SqliteReader(path, chain);
  const state = new IndexState(reader, new AbiVersions(reader));
  const key = 'PUB_K1_6MszznYrkikNMarRgxm95TZLp9y9Hckp89eW6bniWq4zATeeAL';
  for (const cursor of ['', '5', 'alice', 'ALICE@active', '5-alice', '5-00000000-ALICE', 'a@b@c@d', '@'.repeat(60)]) {
    const request = { limit: 2, cursor };
    for (const list of [
      state.createdBy('eosio', request),
      state.controlledBy('eosio', request),
      new IndexSource(reader).keyAccounts(key, request),
    ])
      expect(await list, cursor).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'bad-cursor' }] } });
  }
  await reader.close();
  await writer.close();
});

function sequencesOf(blocks: ReturnType<typeof randomBlocks>['blocks']): number {
  return blocks.reduce((sum, { transactions }) => sum + transactions.flatMap(({ actions }) => actions).length, 0);
}
