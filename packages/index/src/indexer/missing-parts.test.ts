import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeShipResult, encodeShipResult, type ShipBlocks } from '@antescope/codec/ship/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { type Followed, follow } from '../../test/followed-store.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { ShipReader } from '../chain-reader/ship-reader.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';

const chainId = 'a'.repeat(64);
const { blocks, point } = randomBlocks(genesis, 20, 5);
/** A block with transactions. */
const spoilt = blocks.slice(5).find(({ transactions }) => transactions.length > 0)!.block.number;
let folder = '';
let node: FakeNode;
let followed: Followed;
let reader: ShipReader;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-parts-'));
  node = await FakeNode.start(chainId);
});
afterEach(async () => {
  await node.stop();
  await followed.stop().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
});

/** Follows a node that sends one block differently. */
function begin(change: (block: ShipBlocks) => ShipBlocks): void {
  node.spoil = (frame) => {
    const result = decodeShipResult(frame) as ShipBlocks;
    return result.this_block?.block_num === spoilt ? encodeShipResult(change(result)) : frame;
  };
  node.add(...blocks);
  reader = new ShipReader({ url: node.url, chainId, retryMs: 1, maxRetryMs: 4 });
  followed = follow(reader, new SqliteWriter(join(folder, 'history.sqlite'), chainId));
}

test.each(['traces', 'deltas'] as const)('zero-length %s mean that the node has no %s', async (part) => {
  begin((block) => ({ ...block, [part]: new Uint8Array() }));
  await followed.reaches(point.id);
  const store = new SqliteReader(join(folder, 'history.sqlite'), chainId);
  expect((await store.status())?.feeds.map((feed) => [feed.first, feed.last, feed[part]])).toEqual([
    [1, spoilt - 1, true],
    [spoilt, spoilt, false],
    [spoilt + 1, 20, true],
  ]);
  await store.close();
});

test('a corrupt block is reported with its number', async () => {
  begin((block) => ({ ...block, traces: block.traces!.subarray(0, block.traces!.length - 1) }));
  await expect
    .poll(() => reader.status().lastError ?? '', { interval: 2 })
    .toMatch(new RegExp(`^block ${spoilt} is corrupt: `));
});

test('a truncated message is reported as such', async () => {
  node.spoil = (frame) => frame.subarray(0, frame.length - 5);
  node.add(...blocks);
  reader = new ShipReader({ url: node.url, chainId, retryMs: 1, maxRetryMs: 4 });
  followed = follow(reader, new SqliteWriter(join(folder, 'history.sqlite'), chainId));
  await expect
    .poll(() => reader.status().lastError ?? '', { interval: 2 })
    .toMatch(/^invalid state history message of \d+ bytes: /);
});
