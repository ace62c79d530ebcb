import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Without the ABIs, which are no part of the project, data stays hex; what state history does not tell is left out. */
function comparable(trace: object): unknown {
  const { act, elapsed, console, producer_block_id, return_value_data, ...rest } = trace as Record<string, unknown>;
  const { data, ...action } = act as Record<string, unknown>;
  void [elapsed, console, producer_block_id, return_value_data, data];
  return { ...rest, act: action };
}
