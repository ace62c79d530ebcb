import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeShipResult, encodeShipRequest } from '@antescope/codec/ship/messages';
import type { ShipResult } from '@antescope/codec/ship/messages';
import { ShipReader } from './ship-reader.ts';
import { storyFolder } from './story-folder.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

const keepBlocks = 100;
let data: string;
let devnet: TestDevnet;

beforeEach(async () => {
  data = await storyFolder();
  devnet = await startTestDevnet({ data, keepBlocks });
  devnet.node.produce(300);
  // Only blocks below the older of two snapshots are pruned.
  devnet.node.saveSnapshot();
  devnet.node.produce(1);
  devnet.node.saveSnapshot();
});

afterEach(async () => {
  await devnet.stop();
  rmSync(data, { recursive: true, force: true });
});

async function ask(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, text } = await devnet.post(path, body);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

function shipStatus(): Promise<ShipResult> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(devnet.ship);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('error', () => reject(new Error('no connection')));
    socket.addEventListener('message', ({ data: message }) => {
      if (typeof message === 'string') {
        socket.send(new Uint8Array(encodeShipRequest({ type: 'get_status_request_v0' })));
        return;
      }
      resolve(decodeShipResult(new Uint8Array(message as ArrayBuffer)));
      socket.close();
    });
  });
}

test('old blocks are pruned, and every API reports the first available block', async () => {
  const head = devnet.node.headNumber();
  const first = head - keepBlocks;
  const info = await ask('/v1/chain/get_info', {});
  expect(info.body.earliest_available_block_num).toBe(first);
  expect(await shipStatus()).toMatchObject({ trace_begin_block: first, chain_state_begin_block: first });
  expect((await ask('/v1/chain/get_block', { block_num_or_id: first })).status).toBe(200);
  expect((await ask('/v1/chain/get_block', { block_num_or_id: first - 1 })).status).toBe(400);
  expect((await ask('/v1/trace_api/get_block', { block_num: first - 1 })).status).toBe(404);
  const reader = await ShipReader.open(devnet.ship, { start_block_num: first });
  expect((await reader.next()).this_block.block_num).toBe(first);
  reader.close();
});

test('the history of an account keeps counting, and contains the remaining actions', async () => {
  const actions = await ask('/v1/history/get_actions', { account_name: 'eosio', pos: -1, offset: -500 });
  const rows = actions.body.actions as { block_num: number; account_action_seq: number }[];
  expect(rows.length).toBeGreaterThan(keepBlocks - 2);
  expect(Math.min(...rows.map(({ block_num }) => block_num))).toBe(devnet.node.headNumber() - keepBlocks);
  expect(rows[0]?.account_action_seq).toBeGreaterThan(100);
  // No action since.
  const quiet = await ask('/v1/history/get_actions', { account_name: 'timelocked11', pos: -1, offset: -500 });
  expect(quiet).toMatchObject({ status: 200, body: { actions: [] } });
});

test('restarts and forks still work', async () => {
  const head = devnet.node.head();
  await devnet.stop();
  const again = await startTestDevnet({ data, keepBlocks });
  expect(again.node.head()).toEqual(head);
  again.node.fork(2);
  again.node.produce(2);
  expect(again.node.headNumber()).toBeGreaterThanOrEqual(head.block_num);
  await again.stop();
  devnet = await startTestDevnet({ data, keepBlocks });
});
