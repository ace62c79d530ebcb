import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeShipRequest, decodeShipResult, encodeShipResult } from '@antescope/codec/ship/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { AddressInfo } from 'node:net';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { follow } from '../../test/followed-store.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { readFrames } from '../../test/recorded-frames.ts';
import { IndexSource } from '../answers/index-source.ts';
import { IndexState } from '../answers/index-state.ts';
import { AbiVersions } from '../answers/view/abi-versions.ts';
import { ShipReader } from '../chain-reader/ship-reader.ts';
import type { BlockRows } from '../store/block-rows.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';

const chainId = 'a'.repeat(64);
let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-snapshot-'));
  path = join(folder, 'history.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Blocks from 21 on, the first of which has the whole state. */
function fromSnapshot(): BlockRows[] {
  const blocks = randomBlocks(genesis, 40, 8).blocks.slice(20);
  blocks[0]!.abis.push({ account: 'eosio.null', created: '2018-06-01T00:00:00.000', abi: new Uint8Array() });
  const balance = randomBlocks(genesis, 200, 9).blocks.flatMap(({ contractRows }) =>
    contractRows.filter(({ table, value }) => table === 'accounts' && value !== null && value.length === 16),
  )[0]!;
  const scopes = ['first', 'second', 'third'];
  blocks[0]!.contractRows = scopes.map((scope) => ({ ...balance, scope }));
  // The block after the snapshot changes one row of the state and removes another.
  const removed = { ...balance, scope: 'second', value: null };
  blocks[1]!.contractRows = [{ ...balance, scope: 'first', payer: 'changed' }, removed];
  return blocks;
}

test('the whole state of a node started from a snapshot is part of the first block', async () => {
  const node = await FakeNode.start(chainId);
  node.fromSnapshot = true;
  const blocks = fromSnapshot();
  const { code, table, primaryKey } = blocks[0]!.contractRows[0]!;
  node.add(...blocks);
  const followed = follow(new ShipReader({ url: node.url, chainId, retryMs: 1 }), new SqliteWriter(path, chainId));
  await followed.reaches(blocks.at(-1)!.block.id);
  const reader = new SqliteReader(path, chainId);
  try {
    expect(node.requests[0]).toMatchObject({ start_block_num: 21 });
    expect((await reader.status())?.feeds).toMatchObject([{ first: 22, last: 40, traces: true, deltas: true }]);
    const rows = await Promise.all(
      ['first', 'second', 'third'].map((scope) => reader.row(code, scope, table, primaryKey, 22)),
    );
    expect(rows.map((row) => row?.payer ?? null)).toEqual(['changed', null, blocks[0]!.contractRows[2]!.payer]);
    const state = new IndexState(reader, new AbiVersions(reader));
    expect(await state.accountCount()).toMatchObject({ state: 'data', meta: { complete: true, range: { first: 22 } } });
  } finally {
    await reader.close();
    await followed.stop();
    await node.stop();
  }
});

test('when the block after the snapshot forks, the state is requested again', async () => {
  const node = await FakeNode.start(chainId);
  node.fromSnapshot = true;
  const blocks = fromSnapshot().slice(0, 2);
  node.add(...blocks);
  const followed = follow(new ShipReader({ url: node.url, chainId, retryMs: 1 }), new SqliteWriter(path, chainId));
  await followed.reaches(blocks[1]!.block.id);
  const snapshot = blocks[0]!.block;
  const other = randomBlocks({ number: snapshot.number, id: snapshot.id, nextSequence: 900 }, 3, 77);
  node.fork(snapshot.number, other.blocks);
  await followed.reaches(other.point.id);
  const reader = new SqliteReader(path, chainId);
  expect(await reader.creation('eosio.null')).not.toBeNull();
  expect((await reader.status())?.feeds).toMatchObject([{ first: 22, last: 24 }]);
  await reader.close();
  await followed.stop();
  await node.stop();
});

needsRecordings('a recorded Spring node that was started from a snapshot, indexed', (recordings) => {
  test('a recorded Spring node that was started from a snapshot is indexed with its whole state', async () => {
    const place = join(recordings, 'spring', 'snapshot');
    const status = [...readFrames(join(place, 'status.frames.gz'))][0]!;
    const frames = [...readFrames(join(place, 'start.v0.frames.gz'))];
    const before = [...readFrames(join(place, 'before.v0.frames.gz'))];
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const started: number[] = [];
    const last = decodeShipResult(frames.at(-1)!);
    if (last.type !== 'get_blocks_result_v0' || last.this_block === null) throw new Error('a frame without a block');
    const head = last.this_block;
    server.on('connection', (socket) => {
      socket.send('{}');
      socket.on('message', (data: Buffer) => {
        const request = decodeShipRequest(data);
        if (request.type === 'get_status_request_v0') socket.send(status);
        if (request.type !== 'get_blocks_request_v0') return;
        started.push(request.start_block_num);
        // Frames of blocks before the snapshot have no position.
        for (const frame of [...before.slice(0, 2), ...frames]) {
          const result = decodeShipResult(frame);
          if (result.type === 'get_blocks_result_v0')
            socket.send(encodeShipResult({ ...result, head, last_irreversible: head }));
        }
      });
    });
    const { chain_id: chain } = decodeShipResult(status) as { chain_id: string };
    const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const followed = follow(new ShipReader({ url, chainId: chain }), new SqliteWriter(path, chain));
    await followed.reaches(head.block_id);
    const reader = new SqliteReader(path, chain);
    const versions = new AbiVersions(reader);
    const state = new IndexState(reader, versions);
    expect(started).toEqual([3337]);
    expect((await reader.status())?.feeds).toMatchObject([{ first: 3338, last: 3367, traces: true, deltas: true }]);
    expect(await state.accountCount()).toMatchObject({ state: 'data', data: 108 });
    const balances = await new IndexSource(reader).tokenBalances('alice');
    expect(balances).toMatchObject({ state: 'data', meta: { complete: true } });
    await reader.close();
    await followed.stop();
    await new Promise((resolve) => server.close(resolve));
  });
});
