import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeSignedBlock, isSavannaBlock } from '@antescope/codec/chain/block';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { quorumCertificateOf } from '@antescope/codec/chain/quorum-certificate';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeShipResult, encodeShipRequest, type ShipRequest, type ShipResult } from '@antescope/codec/ship/messages';
import { finalityData } from '@antescope/codec/ship/finality-data';
import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { parseExchanges, type Exchange } from '../../../../fixtures/exchanges.ts';
import { shapeDifference } from './shape.ts';
import { springFolder } from './story-folder.ts';
import { startTestDevnet, type TestDevnet } from './test-devnet.ts';

let devnet: TestDevnet;
let data: string;

beforeAll(async () => {
  data = await springFolder();
  devnet = await startTestDevnet({ data, nodeVersion: '1.2.2', story: 'bare' });
});
afterAll(async () => {
  await devnet.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Blocks of the recorded chain and what they are. */
const kinds = {
  332: 'the last legacy block',
  333: 'the first finalizers',
  334: 'transition',
  666: 'the first Savanna block',
  667: 'the first certificate',
  1612: 'new finalizers are proposed',
  677: 'instant finality',
  1615: 'votes of two policies',
} as const;

/** Block of the devnet for each of {@link kinds}. */
function counterparts(): Map<string, number> {
  const blocks = Array.from({ length: devnet.node.headNumber() }, (_, index) => {
    const block = decodeSignedBlock(devnet.node.content(index + 1)!);
    const extension = block.header_extensions.map(decodeHeaderExtension).find(({ type }) => type === 'finality');
    return { number: index + 1, block, finality: extension?.type === 'finality' ? extension.finality : null };
  });
  const first = blocks.find(({ finality }) => finality !== null)!.number;
  const savanna = blocks.find(({ block }) => isSavannaBlock(block))!.number;
  const proposal = blocks.findLast(({ finality }) => finality?.new_finalizer_policy_diff != null)!.number;
  const two = blocks.find(({ block }) => quorumCertificateOf(block.block_extensions)?.pending_policy_sig != null)!;
  // Hex without letters would count as a number.
  const usual = blocks.findLast(({ number }) =>
    /[a-f]/.test(toHex(blocks[number - 1]!.block.header_extensions[0]![1])),
  )!;
  return new Map([
    ['332', first - 1],
    ['333', first],
    ['334', first + 1],
    ['666', savanna],
    ['667', savanna + 1],
    ['1612', proposal],
    ['1615', two.number],
    ['677', usual.number],
  ]);
}

/** The first `count` answers to a request. */
async function askShip(url: string, request: ShipRequest, count: number): Promise<ShipResult[]> {
  const socket = new WebSocket(url);
  const results: ShipResult[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (message, binary) => {
      // The first message is the ABI.
      if (!binary) return socket.send(encodeShipRequest(request));
      results.push(decodeShipResult(new Uint8Array(message as Buffer)));
      if (results.length === count) resolve();
    });
  });
  socket.close();
  return results;
}

type BlocksResult = Extract<ShipResult, { type: 'get_blocks_result_v1' }>;

async function askBlocks(url: string, first: number, last: number): Promise<BlocksResult[]> {
  const request: ShipRequest = {
    type: 'get_blocks_request_v1',
    start_block_num: first,
    end_block_num: last + 1,
    max_messages_in_flight: 0xffff,
    have_positions: [],
    irreversible_only: false,
    fetch_block: true,
    fetch_traces: true,
    fetch_deltas: true,
    fetch_finality_data: true,
  };
  return (await askShip(url, request, last - first + 1)) as BlocksResult[];
}

test('a block of Savanna has the id of its header, in every answer', async () => {
  const { block_num, block_id } = devnet.node.lastIrreversible();
  expect(block_num).toBe(devnet.node.headNumber() - 2);
  for (const path of ['get_block', 'get_block_header', 'get_block_header_state'] as const) {
    const { text } = await devnet.post(`/v1/chain/${path}`, { block_num_or_id: block_num });
    expect(JSON.parse(text)).toMatchObject({ id: block_id });
  }
  const { text } = await devnet.post('/v1/chain/get_raw_block', { block_num_or_id: block_id });
  expect(JSON.parse(text)).toMatchObject({
    schedule_version: 0x8000_0000,
    block_extensions: [[3, expect.any(String)]],
  });
});

test('finalizers, and the block that they voted for last', async () => {
  const { text } = await devnet.post('/v1/chain/get_finalizer_info');
  const { block_num } = devnet.node.head();
  expect(JSON.parse(text)).toMatchObject({
    active_finalizer_policy: { generation: 2, threshold: 5 },
    pending_finalizer_policy: null,
    last_tracked_votes: Array.from({ length: 4 }, () => ({ is_vote_strong: true, voted_for_block_num: block_num - 1 })),
  });
});

test('state history of version 1 has finality data from the first finalizers on', async () => {
  const first = counterparts().get('333')!;
  const head = devnet.node.headNumber();
  const [status] = await askShip(devnet.ship, { type: 'get_status_request_v1' }, 1);
  expect(status).toMatchObject({
    type: 'get_status_result_v1',
    finality_data_begin_block: first,
    finality_data_end_block: head + 1,
  });
  const results = await askBlocks(devnet.ship, first - 1, head);
  expect(results[0]).toMatchObject({ type: 'get_blocks_result_v1', finality_data: null });
  for (const { block, finality_data: finality } of results.slice(1)) {
    const { qc_claim: claim } = decodeSignedBlock(block!)
      .header_extensions.map(decodeHeaderExtension)
      .flatMap((extension) => (extension.type === 'finality' ? [extension.finality] : []))[0]!;
    expect(finalityData.read(new ByteReader(finality!))).toMatchObject({ latest_qc_claim_block_num: claim.block_num });
  }
});

test('a node started from a snapshot has the whole state of that block, and blocks after it', async () => {
  const node = await startTestDevnet({
    nodeVersion: '1.2.2',
    story: 'bare',
    fromSnapshot: true,
    data: mkdtempSync(join(tmpdir(), 'antescope-snapshot-')),
  });
  const start = node.node.headNumber();
  node.node.produce(3);
  const [status] = await askShip(node.ship, { type: 'get_status_request_v1' }, 1);
  expect(status).toMatchObject({
    chain_state_begin_block: start,
    trace_begin_block: start + 1,
    finality_data_begin_block: start + 1,
  });
  const [before, first, second] = await askBlocks(node.ship, start - 1, start + 2);
  expect(before).toMatchObject({ this_block: null, prev_block: null, block: null, deltas: null });
  expect(first).toMatchObject({ prev_block: null, block: null, traces: null, finality_data: null });
  const tables = decodeDeltas(first!.deltas!).map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(['account', 'permission', 'contract_row', 'resource_limits']));
  expect(second).toMatchObject({ prev_block: first!.this_block, block: expect.any(Uint8Array) });
  const { text: info } = await node.post('/v1/chain/get_info');
  expect(JSON.parse(info)).toMatchObject({ earliest_available_block_num: start + 1 });
  for (const block of [start, first!.this_block!.block_id]) {
    const { status: code } = await node.post('/v1/chain/get_block', { block_num_or_id: block });
    expect(code).toBe(400);
  }
  const { data: folder } = node.node.options;
  await node.stop();
  const again = await startTestDevnet({ nodeVersion: '1.2.2', story: 'bare', fromSnapshot: true, data: folder });
  expect(again.node.headNumber()).toBe(start + 3);
  await again.stop();
  rmSync(folder, { recursive: true, force: true });
});

needsRecordings('answers of the recorded Spring node', (folder) => {
  const exchanges = parseExchanges(
    gunzipSync(readFileSync(join(folder, 'spring/http/requests.ndjson.gz'))).toString('utf8'),
  ).filter(({ status }) => status !== 0);

  test.each(Object.entries(kinds))('block %s, %s, is answered as recorded', async (recorded) => {
    const number = counterparts().get(recorded)!;
    const ofBlock = exchanges.filter(({ id }) => new RegExp(`\\.num-${recorded}(-|$)`).test(id));
    expect(ofBlock.length).toBeGreaterThan(4);
    for (const exchange of ofBlock) {
      const request = exchange.request as Record<string, unknown>;
      const field = 'block_num' in request ? 'block_num' : 'block_num_or_id';
      const { status, text } = await devnet.send({ ...exchange, request: { ...request, [field]: number } });
      expect([exchange.id, status]).toEqual([exchange.id, exchange.status]);
      expect([exchange.id, shapeDifference(exchange.responseText, text)]).toEqual([exchange.id, null]);
    }
  });

  test('all other answers have the recorded status, errors and shape', async () => {
    const unexpected: string[] = [];
    let alike = 0;
    for (const exchange of exchanges.filter((each) => !notCompared.some(([pattern]) => pattern.test(each.id)))) {
      const difference = await differenceOf(exchange);
      if (difference === null) alike++;
      else unexpected.push(`${exchange.id}: ${difference}`);
    }
    expect(unexpected).toEqual([]);
    expect(alike).toBeGreaterThan(100);
  });

  async function differenceOf(exchange: Exchange): Promise<string | null> {
    const { status, text } = await devnet.send(exchange);
    if (status !== exchange.status) return `status ${status} instead of ${exchange.status}: ${text.slice(0, 200)}`;
    if (status >= 400) return text === exchange.responseText ? null : `${text}\n   instead of ${exchange.responseText}`;
    const difference = shapeDifference(exchange.responseText, text);
    return difference === null ? null : `${difference.path}: ${difference.ours} instead of ${difference.recorded}`;
  }
});

/** Recorded exchanges that have no counterpart, or differ, and why. */
const notCompared: [id: RegExp, reason: string][] = [
  [/\.(num-\d+.*|id-of-\d+|string-500|head|head-id|lib)$/, 'blocks of the recorded chain'],
  [/^trace_get_transaction_trace\.(in-\d+|expired-292)$/, 'transactions of the recorded chain'],
  [/^(send_transaction2?|push_transaction|compute_transaction)\./, 'compared in pushing.test.ts, signed again'],
  [/^get_transaction_status\.(just-sent|in-block|irreversible)$/, 'transactions of the recorded chain'],
  [/^send_read_only_transaction\./, 'the recorded producer has read-only transactions turned off'],
  [/^get_block_header_state\.error-text$/, 'the second line differs'],
  [/^differs\.get_transaction_id\./, 'refusals of data that is not hex'],
  [/^node\.db_size/, 'the memory of the process'],
  [/^producer_api\.get_integrity_hash$/, 'a hash of the memory of the process'],
  [/^differs\.(get_account\.error-bad-symbol|get_code\.wast)$/, 'other lines of the source'],
];
