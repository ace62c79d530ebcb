import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { sign } from '@antescope/codec/curve/sign';
import { toHex } from '@antescope/codec/bytes/bytes';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { signingDigest, transactionId } from '@antescope/codec/chain/transaction';
import { transfer } from '@antescope/devnet/story/actions';
import { DevWallet } from '@antescope/devnet/story/story-runner';
import { DevnetNode } from '../node/devnet-node.ts';
import { ShipReader } from './ship-reader.ts';
import { storyFolder, testOptions } from './story-folder.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

const wallet = new DevWallet('antescope');
let devnet: TestDevnet;

beforeEach(async () => {
  devnet = await startTestDevnet();
});

afterEach(() => devnet.stop());

async function control(
  command: string,
  fields: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, text } = await devnet.post(`/control/${command}`, fields);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** Pushes a transfer into the pending block; returns its id. */
async function pushTransfer(memo: string): Promise<string> {
  const { chain } = devnet.node;
  const packed = wallet.signed(chain, [transfer('alice', 'bob', '0.0001 EOS', memo)]);
  const digest = signingDigest(chain.chainId, packed.packed_trx);
  const { status } = await devnet.post('/v1/chain/send_transaction', {
    signatures: [sign(digest, wallet.keyOf('alice'))],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: toHex(packed.packed_trx),
  });
  expect(status).toBe(202);
  return transactionId(packed.packed_trx);
}

describe('a microfork', () => {
  test('is streamed to readers from the fork, and keeps the transactions', async () => {
    const node = devnet.node;
    node.produce(3);
    const id = await pushTransfer('before the fork');
    const state = async (): Promise<unknown> => {
      const { text } = await devnet.post('/v1/chain/get_transaction_status', { id });
      return (JSON.parse(text) as { state: string }).state;
    };
    expect(await state()).toBe('LOCALLY_APPLIED');
    const [firstId] = node.produce(1);
    expect(await state()).toBe('IN_BLOCK');
    const number = node.headNumber();
    expect(node.store.blockOfTransaction(id)).toBe(number);
    node.produce(1);

    const reader = await ShipReader.open(devnet.ship, { start_block_num: number });
    const before = await reader.until(number + 1);
    expect(before[0]).toEqual({ block_num: number, block_id: firstId });

    const { body } = await control('fork', { depth: 2 });
    const dropped = (body.data as { dropped: string[] }).dropped;
    expect(dropped).toEqual(before.map(({ block_id }) => block_id));
    node.produce(2);
    const after = await reader.until(number + 2);
    reader.close();
    expect(after.map(({ block_num }) => block_num)).toEqual([number, number + 1, number + 2]);
    expect(after[0]?.block_id).not.toBe(firstId);

    const place = node.store.blockOfTransaction(id) as number;
    const block = await devnet.post('/v1/chain/get_block', { block_num_or_id: place });
    expect(block.text).toContain(id);
    const gone = await devnet.post('/v1/chain/get_block', { block_num_or_id: dropped[0] });
    expect(gone.status).toBe(400);
  });

  test('delays retry_trx until the transaction is deep enough on the new branch', async () => {
    const waiting = await startTestDevnet({ transactionRetry: true });
    const { node } = waiting;
    const { chain } = node;
    const packed = wallet.signed(chain, [transfer('alice', 'bob', '0.0001 EOS', 'until it is deep')]);
    const transaction = { signatures: packed.signatures, compression: 'none', packed_trx: toHex(packed.packed_trx) };
    const applied = new Promise<void>((resolve) => {
      const stop = setInterval(() => {
        if (chain.pendingTransactions === 0) return;
        clearInterval(stop);
        resolve();
      }, 1);
    });
    let answered = false;
    const answer = waiting.post('/v1/chain/send_transaction2', {
      retry_trx: true,
      retry_trx_num_blocks: 2,
      transaction: { ...transaction, packed_context_free_data: '' },
    });
    void answer.then(() => (answered = true));
    await applied;
    node.produce(2);
    node.fork(2);
    expect(answered).toBe(false);
    node.produce(3);
    const { status, text } = await answer;
    expect([status, text]).toEqual([202, expect.stringContaining('"status":"executed"')]);
    await waiting.stop();
  });

  test('cannot replace irreversible blocks', async () => {
    const { status, body } = await control('fork', { depth: 400 });
    expect(status).toBe(409);
    expect((body.error as { message: string }).message).toMatch(/cannot be popped/);
    const wrong = await control('fork', { depth: 0 });
    expect(wrong.status).toBe(400);
  });

  test('survives a restart', async () => {
    const data = await storyFolder();
    const before = await DevnetNode.open({ ...testOptions, data });
    before.saveSnapshot();
    before.produce(3);
    before.fork(2);
    const ids = before.produce(3);
    const head = before.head();
    // No stop(): the newest snapshot predates the fork, as after a kill.
    before.close();

    const after = await DevnetNode.open({ ...testOptions, data });
    expect(after.head()).toEqual(head);
    expect(after.idOf(head.block_num)).toBe(ids.at(-1));
    after.fork(1);
    const [next] = after.produce(1);
    expect(after.idOf(head.block_num)).toBe(next);
    after.close();
    rmSync(data, { recursive: true });
  });
});

test('a chain without a usable snapshot is replayed from its genesis', async () => {
  const data = await storyFolder();
  const before = await DevnetNode.open({ ...testOptions, data, generator: true });
  before.produce(10);
  const head = before.head();
  before.store.dropSnapshots();
  before.close();
  const after = await DevnetNode.open({ ...testOptions, data });
  expect(after.head()).toEqual(head);
  after.close();
  rmSync(data, { recursive: true });
});

test('every block of the story is streamed by state history, complete and in order', async () => {
  const head = devnet.node.headNumber();
  const reader = await ShipReader.open(devnet.ship);
  expect((JSON.parse(reader.abi) as { structs: unknown[] }).structs.length).toBeGreaterThan(20);
  let sequence = 0n;
  let previous = '0'.repeat(64);
  for (let number = 1; number <= head; number++) {
    const { this_block, prev_block, block, traces, deltas } = await reader.next();
    expect(this_block.block_num).toBe(number);
    expect(prev_block?.block_num ?? 0).toBe(number - 1);
    expect(decodeSignedBlock(block as Uint8Array).previous).toBe(previous);
    previous = this_block.block_id;
    if (number === 1) {
      expect([traces, deltas]).toEqual([null, null]);
      continue;
    }
    const receipts = decodeTraces(traces as Uint8Array).flatMap((trace) =>
      trace.action_traces.flatMap((action) => (action.receipt === null ? [] : [action.receipt.global_sequence])),
    );
    for (const next of receipts.toSorted((a, b) => Number(a - b))) {
      expect(next).toBe(sequence + 1n);
      sequence = next;
    }
    expect(decodeDeltas(deltas as Uint8Array).length).toBeGreaterThan(0);
  }
  reader.close();
});

describe('control', () => {
  test('pauses and resumes the clock, produces blocks, reports its status', async () => {
    const head = devnet.node.headNumber();
    const produced = await control('produce', { count: 3 });
    expect(produced.body.data).toMatchObject({ headNumber: head + 3, running: false });
    expect((await control('resume')).body.data).toMatchObject({ running: true });
    expect((await control('pause')).body.data).toMatchObject({ running: false });
    expect((await control('generator', { on: true })).body.data).toMatchObject({ generator: true });
    devnet.node.produce(20);
    const counts = Array.from({ length: 20 }, (_, index) => {
      const number = devnet.node.headNumber() - index;
      return decodeSignedBlock(devnet.node.content(number) as Uint8Array).transactions.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  test('rejects invalid commands with a reason', async () => {
    expect((await control('generator', { on: 'yes' })).status).toBe(400);
    expect((await control('explode')).status).toBe(404);
    const get = await fetch(`${devnet.api}/control/pause`);
    expect(get.status).toBe(405);
  });

  test('rejects requests of web pages', async () => {
    const headers = { origin: 'https://evil.example' };
    const response = await fetch(`${devnet.api}/control/fork`, { method: 'POST', body: '{"depth":1}', headers });
    expect(response.status).toBe(403);
  });
});
