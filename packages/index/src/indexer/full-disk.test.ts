import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { follow } from '../../test/followed-store.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { ShipReader } from '../chain-reader/ship-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';

const chainId = 'a'.repeat(64);

test('a full disk stays a failure however many blocks the node sends, and recovers once there is space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-full-'));
  const node = await FakeNode.start(chainId);
  const writer = new SqliteWriter(join(folder, 'history.sqlite'), chainId);
  const apply = writer.apply.bind(writer);
  let full = true;
  writer.apply = (...args) => (full ? Promise.reject(new Error('database or disk is full')) : apply(...args));
  const { blocks, point } = randomBlocks(genesis, 40, 5);
  node.add(...blocks);
  const reader = new ShipReader({ url: node.url, chainId, retryMs: 1, maxRetryMs: 4 });
  const followed = follow(reader, writer);
  await expect.poll(() => reader.status().failures, { interval: 2 }).toBeGreaterThan(4);
  expect(reader.status().lastError).toBe('database or disk is full');
  full = false;
  await followed.reaches(point.id);
  await expect.poll(() => reader.status(), { interval: 2 }).toMatchObject({ failures: 0, lastError: null });
  await node.stop();
  await followed.stop();
  rmSync(folder, { recursive: true, force: true });
});
