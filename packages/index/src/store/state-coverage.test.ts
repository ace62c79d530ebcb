import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import type { BlockRows } from './block-rows.ts';
import { IndexPast } from '../answers/index-past.ts';
import { IndexSource } from '../answers/index-source.ts';
import { IndexState } from '../answers/index-state.ts';
import { SqliteReader } from './sqlite/sqlite-reader.ts';
import { SqliteWriter } from './sqlite/sqlite-writer.ts';
import { AbiVersions } from '../answers/view/abi-versions.ts';

const chain = 'e'.repeat(64);
const begin = 21;
let folder = '';
let close: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-state-coverage-'));
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

async function indexed(blocks: BlockRows[]) {
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(blocks, { lastIrreversible: { number: begin, id: '' } });
  await writer.close();
  const reader = new SqliteReader(path, chain);
  close = () => reader.close();
  const versions = new AbiVersions(reader);
  return {
    state: new IndexState(reader, versions),
    past: new IndexPast(reader, versions, 'EOS'),
    source: new IndexSource(reader),
  };
}

/** Blocks from the middle of a chain. */
function late(): BlockRows[] {
  return randomBlocks(genesis, 60, 9).blocks.slice(begin - 1);
}

const touched = late().flatMap(({ permissions }) => permissions.filter(({ state }) => state !== null))[0]!.owner;

test('an index that begins mid-chain does not answer for the full state', async () => {
  const { state, past, source } = await indexed(late());
  const begins = { code: 'not-indexed', message: expect.stringContaining(`The index begins at block ${begin}`) };
  for (const read of [
    state.accountCount(),
    state.tokens(10),
    state.holders('eosio.token', 'EOS', 10),
    state.largestResources('ram', 10),
    state.controlledBy(touched, { limit: 10 }),
    source.tokenBalances(touched),
    past.accountAt(touched, 50, []),
  ]) {
    expect(await read).toMatchObject({ state: 'failed', meta: { failures: [begins] } });
  }
});

test('there, changes of a block mark a missing previous state as unknown, not as a new row', async () => {
  const { past } = await indexed(late());
  expect(await past.changesIn(40, null)).toMatchObject({
    state: 'data',
    meta: { complete: false, failures: [{ code: 'before-unknown' }] },
  });
});

test('an index whose first block has the full state, as from a node started from a snapshot, has it', async () => {
  const blocks = late();
  blocks[0]!.abis.push({ account: 'eosio.null', created: '2018-06-01T00:00:00.000', abi: new Uint8Array() });
  const { state, past } = await indexed(blocks);
  expect(await state.accountCount()).toMatchObject({
    state: 'data',
    meta: { complete: true, range: { first: begin } },
  });
  expect(await past.accountAt(touched, 60, [])).toMatchObject({ state: 'data', meta: { complete: true } });
});

test('after a gap in the deltas an index does not have the full state', async () => {
  const blocks = late();
  blocks[0]!.abis.push({ account: 'eosio.null', created: '2018-06-01T00:00:00.000', abi: new Uint8Array() });
  blocks[10]!.parts = { ...blocks[10]!.parts, deltas: false };
  const { state } = await indexed(blocks);
  expect(await state.accountCount()).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'not-indexed' }] } });
});
