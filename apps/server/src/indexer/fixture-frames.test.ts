import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileAbi } from '@antescope/codec/abi/compile';
import { parseJsonExact } from '@antescope/codec/nodeos-json';
import { fixtureFrames, loadFixtureExchanges, loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { IndexSource } from '../store/index-source.ts';
import { NativeHistory } from '../store/native/native-history.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { blockOfFrame } from '../../test/recorded-frames.ts';
import { Ingest } from './ingest.ts';

/** Part of the recorded chain that every clone has: an index that begins in the middle of a chain. */
const part = fixtureFrames[0]!;
let folder = '';
let reader: SqliteReader;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-fixture-'));
  const chain = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  const ingest = new Ingest(writer, () => {});
  for (const frame of loadFixtureFrames(part.name)) {
    const block = blockOfFrame(frame);
    const head = { number: part.last, id: '' };
    await ingest.take({ type: 'block', block, head, lastIrreversible: { number: part.first, id: '' } });
  }
  await writer.close();
  reader = new SqliteReader(path, chain);
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

test('transactions of the range have the recorded receipts: sequences, digests, authorisations', async () => {
  const native = new NativeHistory(reader);
  let compared = 0;
  for (const one of loadFixtureExchanges()) {
    if (one.path !== '/v1/history/get_transaction' || one.status !== 200) continue;
    const recorded = parseJsonExact(one.responseText) as { block_num: number; traces: object[] };
    if (recorded.block_num < part.first || recorded.block_num > part.last) continue;
    const ours = parseJsonExact(await native.getTransaction(one.request as { id: string })) as { traces: object[] };
    expect(ours.traces.map(comparable), one.id).toEqual(recorded.traces.map(comparable));
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});

test('an index that begins in the middle says so with every answer', async () => {
  const page = await new IndexSource(reader).accountActions('alice', {}, { limit: 5, order: 'desc' });
  expect(page).toMatchObject({
    state: 'data',
    meta: { complete: false, range: { first: part.first, last: part.last } },
  });
});

test('what is not in a part of the chain is not called absent', async () => {
  const missing = await new IndexSource(reader).transaction('f'.repeat(64));
  expect(missing).toMatchObject({
    state: 'failed',
    meta: { failures: [{ code: 'not-indexed', message: 'Not in blocks 55 to 400, which are all that is indexed' }] },
  });
});

test('an action of a contract that is older than the index is decoded with its present ABI', async () => {
  const abi = compileAbi({
    ...noAbi,
    structs: [{ name: 'transfer', base: '', fields: transferFields.map(([name, type]) => ({ name, type })) }],
    actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  });
  const present = { of: async (account: string) => (account === 'eosio.token' ? abi : null) };
  const filter = { contract: 'eosio.token', action: 'transfer' };
  const ask = { limit: 1, order: 'desc' as const };
  const before = await new IndexSource(reader).accountActions('eosio.token', filter, ask);
  expect(before).toMatchObject({ data: { rows: [{ trace: { data: null, undecoded: 'no-abi' } }] } });
  const after = await new IndexSource(reader, present).accountActions('eosio.token', filter, ask);
  expect(after).toMatchObject({
    data: { rows: [{ trace: { undecoded: null, data: { quantity: expect.stringMatching(/^\d+\.\d{4} EOS$/) } } }] },
  });
});

const transferFields = [
  ['from', 'name'],
  ['to', 'name'],
  ['quantity', 'asset'],
  ['memo', 'string'],
] as const;

const noAbi = {
  version: 'eosio::abi/1.1',
  types: [],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

/** Without the ABIs, which are no part of the project, data stays hex; what state history does not tell is left out. */
function comparable(trace: object): unknown {
  const { act, elapsed, console, producer_block_id, return_value_data, ...rest } = trace as Record<string, unknown>;
  const { data, ...action } = act as Record<string, unknown>;
  void [elapsed, console, producer_block_id, return_value_data, data];
  return { ...rest, act: action };
}
