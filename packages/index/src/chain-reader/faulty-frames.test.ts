import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeShipResult, encodeShipResult, type ShipBlocks, type ShipResult } from '@antescope/codec/ship/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { follow } from '../../test/followed-store.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { ShipReader } from './ship-reader.ts';

const chainId = 'a'.repeat(64);
const { blocks, point } = randomBlocks(genesis, 60, 5);
const faulty = 40;
let folder = '';
let node: FakeNode;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-frames-'));
  node = await FakeNode.start(chainId);
});
afterEach(async () => {
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start() {
  const reader = new ShipReader({ url: node.url, chainId, retryMs: 1, maxRetryMs: 4 });
  return { reader, followed: follow(reader, new SqliteWriter(join(folder, 'history.sqlite'), chainId)) };
}

async function storedIds(): Promise<string[]> {
  const store = new SqliteReader(join(folder, 'history.sqlite'), chainId);
  const head = (await store.status())?.head.number ?? 0;
  const ids: string[] = [];
  for (let number = 1; number <= head; number++) ids.push((await store.block(number))!.id);
  await store.close();
  return ids;
}

/** The node sends one block differently, `times` times. */
function spoil(times: number, change: (block: ShipBlocks) => ShipBlocks | null): void {
  let left = times;
  node.spoil = (frame) => {
    const result = decodeShipResult(frame) as ShipBlocks;
    if (result.this_block?.block_num !== faulty || left === 0) return frame;
    left -= 1;
    const changed = change(result);
    return changed === null ? null : encodeShipResult(changed as ShipResult);
  };
}

const at = (number: number) => ({ block_num: number, block_id: blocks[number - 1]!.block.id });
const lies: [string, (block: ShipBlocks) => ShipBlocks | null][] = [
  ['a frame left out', () => null],
  ['a wrong prev_block', (block) => ({ ...block, prev_block: { ...at(faulty - 1), block_id: 'f'.repeat(64) } })],
  ['a jump ahead', (block) => ({ ...block, this_block: { ...at(faulty), block_num: faulty + 5 } })],
  ['a number backwards', (block) => ({ ...block, this_block: { ...at(faulty), block_num: faulty - 5 } })],
  ['an old block again', (block) => ({ ...block, this_block: at(3), prev_block: at(2) })],
  ['a block without content', (block) => ({ ...block, block: null })],
  [
    'flipped bits in the header',
    (block) => ({ ...block, block: block.block!.map((byte, index) => (index === 20 ? byte ^ 1 : byte)) }),
  ],
  ['another id', (block) => ({ ...block, this_block: { block_num: faulty, block_id: `00000028${'e'.repeat(56)}` } })],
];

describe('a faulty frame is a broken connection', () => {
  test.each(lies)('%s: the block is read again on a new connection', async (_name, change) => {
    spoil(2, change);
    node.add(...blocks);
    const { followed } = start();
    await followed.reaches(point.id);
    expect(node.connections).toBeGreaterThan(1);
    expect(await storedIds()).toEqual(blocks.map(({ block }) => block.id));
    await followed.stop();
  });
});

test('a frame that does not link ends the indexing only when the same block fails again and again', async () => {
  spoil(Infinity, (block) => ({ ...block, prev_block: { ...at(faulty - 1), block_id: 'f'.repeat(64) } }));
  node.add(...blocks);
  const { followed } = start();
  await expect(followed.reaches(point.id)).rejects.toThrow(`the node's block ${faulty} follows ffff`);
  expect(node.connections).toBe(5);
  expect((await storedIds()).length).toBe(faulty - 1);
});

test('another chain behind the same URL is retried once the right one was seen', async () => {
  node.add(...blocks.slice(0, 30));
  const { reader, followed } = start();
  await followed.reaches(blocks[29]!.block.id);
  node.chainId = 'b'.repeat(64);
  node.disconnectAll();
  await expect.poll(() => reader.status().failures, { interval: 2 }).toBeGreaterThan(5);
  expect(reader.status().lastError).toMatch(/is a node of chain b+, but the configured chain is a+$/);
  node.chainId = chainId;
  node.add(...blocks.slice(30));
  await followed.reaches(point.id);
  await followed.stop();
});
