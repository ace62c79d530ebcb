import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import type { BlockSink } from './block-source.ts';
import { PollingReader } from './polling-reader.ts';

const chainId = 'a'.repeat(64);
const nothing: BlockSink = { positions: async () => [], take: async () => true, pause: async () => {} };

function info(chain_id: string) {
  const id = '0'.repeat(64);
  return {
    chain_id,
    head_block_num: 5,
    head_block_id: id,
    last_irreversible_block_num: 1,
    last_irreversible_block_id: id,
  };
}

test('polling retries a node of another chain that replaces the right one', async () => {
  let served = chainId;
  const node = await startFakeNode((path) => (path.endsWith('get_info') ? info(served) : new Error('busy')));
  const stop = new AbortController();
  const nodes = [node.url];
  const reader = new PollingReader({ kind: 'get_block', nodes, chainId, pollMs: 1, retryMs: 1, maxRetryMs: 2 });
  const done = reader.run(nothing, stop.signal);
  try {
    await expect.poll(() => reader.status().lastError, { interval: 2 }).toContain('busy');
    served = 'b'.repeat(64);
    await expect.poll(() => reader.status().lastError, { interval: 2 }).toContain('is a node of chain bbbb');
    const { failures } = reader.status();
    await expect.poll(() => reader.status().failures, { interval: 2 }).toBeGreaterThan(failures + 3);
  } finally {
    stop.abort();
    await done;
    await node.close();
  }
});
