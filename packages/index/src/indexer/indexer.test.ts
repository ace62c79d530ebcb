import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { storePath } from '../store/sqlite/open.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { sqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Indexer } from './indexer.ts';
import type { IngestEvent } from './ingest.ts';

const chain = 'a'.repeat(64);
let dataFolder = '';
let node: FakeNode;
let running: Indexer[] = [];

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'antescope-indexer-'));
  node = await FakeNode.start(chain);
});
afterEach(async () => {
  await Promise.all(running.map((indexer) => indexer.stop()));
  running = [];
  await node.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

function start(chainId: string): Indexer {
  const indexer = sqliteStore({ chainId, dataFolder }).startIndexer({ shipUrl: node.url });
  running.push(indexer);
  return indexer;
}

function reaches(indexer: Indexer, id: string): Promise<IngestEvent[]> {
  const events: IngestEvent[] = [];
  return new Promise((resolve) => {
    indexer.listen((event) => {
      events.push(event);
      if (event.type === 'blocks' && event.last.id === id) resolve(events);
    });
  });
}

test('announced blocks are readable, the status counts the blocks behind, and a restart resumes', async () => {
  const first = randomBlocks(genesis, 40, 1);
  node.add(...first.blocks);
  const indexer = start(chain);
  await indexer.ready;
  const events = await reaches(indexer, first.point.id);
  const blocks = events.flatMap((event) => (event.type === 'blocks' ? [[event.first, event.last.number]] : []));
  expect(blocks[0]?.[0]).toBe(1);
  for (const [index, [begin]] of blocks.entries()) if (index > 0) expect(begin).toBe(blocks[index - 1]![1]! + 1);
  const reader = new SqliteReader(storePath(dataFolder, chain), chain);
  expect(await reader.status()).toMatchObject({ head: { number: 40 }, firstBlock: 1, lastIrreversible: 10 });
  expect(indexer.status()).toMatchObject({ indexed: { number: 40 }, behind: 0, lastIrreversible: 10, error: null });
  await indexer.stop();
  expect(indexer.status().error).toBeNull();
  // The WAL is checkpointed although a reader is still open, so a copy of the file alone is complete.
  expect(statSync(`${storePath(dataFolder, chain)}-wal`).size).toBe(0);

  const more = randomBlocks(first.point, 5, 2);
  node.add(...more.blocks);
  const again = start(chain);
  await again.ready;
  expect(again.status().indexed?.number).toBe(40);
  await reaches(again, more.point.id);
  expect(node.requests.at(-1)).toMatchObject({ start_block_num: 41 });
  expect(await reader.status()).toMatchObject({ head: { number: 45 } });
  await reader.close();
});

test('a node of another chain stops the indexer with one line that names both chains', async () => {
  node.add(...randomBlocks(genesis, 2, 1).blocks);
  const indexer = start('b'.repeat(64));
  expect(await indexer.ended).toMatchObject({
    code: 'other-chain',
    message: expect.stringMatching(/is a node of chain a+, but the configured chain is b+$/),
  });
  expect(indexer.status().error?.code).toBe('other-chain');
});

test('a node whose chain differs below the last irreversible block stops the indexer instead of rewriting history', async () => {
  const first = randomBlocks(genesis, 50, 1);
  node.add(...first.blocks);
  const indexer = start(chain);
  await reaches(indexer, first.point.id);
  const base = first.blocks[9]!.block;
  node.fork(10, randomBlocks({ number: 10, id: base.id, nextSequence: 500 }, 45, 3).blocks);
  expect(await indexer.ended).toMatchObject({
    code: 'deep-fork',
    message: expect.stringContaining('differs from the index from block 11 on, but block 20 was irreversible'),
  });
});
