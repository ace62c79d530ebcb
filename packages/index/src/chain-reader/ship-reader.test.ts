import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlockPosition } from '../store/block-rows.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import type { BlockSink, ChainEvent } from './block-source.ts';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { ShipReader } from './ship-reader.ts';

const chain = 'a'.repeat(64);
let node: FakeNode;
let stop: AbortController;

beforeEach(async () => {
  node = await FakeNode.start(chain);
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await node.stop();
});

/** Records delivered events, and lets a test wait for a block. */
class Memory implements BlockSink {
  readonly events: string[] = [];
  known: BlockPosition[] = [];
  delay: (() => Promise<void>) | null = null;
  #waiting: { id: string; resolve: () => void } | null = null;

  async positions(): Promise<BlockPosition[]> {
    return this.known.toReversed();
  }

  async take(event: ChainEvent): Promise<boolean> {
    await this.delay?.();
    if (event.type === 'undo') {
      this.events.push(`undo to ${event.block}`);
      this.known = this.known.filter((known) => known.number <= event.block);
      return true;
    }
    this.events.push(`block ${event.block.position.number}`);
    this.known.push(event.block.position);
    if (this.#waiting?.id === event.block.position.id) this.#waiting.resolve();
    return true;
  }

  async pause(): Promise<void> {}

  async reaches(id: string): Promise<void> {
    if (this.known.at(-1)?.id === id) return;
    await new Promise<void>((resolve) => {
      this.#waiting = { id, resolve };
    });
  }
}

function read(
  sink: BlockSink,
  options: { inFlight?: number; chainId?: string } = {},
): { reader: ShipReader; done: Promise<void> } {
  const reader = new ShipReader({ url: node.url, chainId: chain, retryMs: 1, maxRetryMs: 4, ...options });
  const done = reader.run(sink, stop.signal);
  done.catch(() => {});
  return { reader, done };
}

describe('following a chain', () => {
  test('every block comes once and in order, a fork as an explicit undo, and a stop ends it', async () => {
    const trunk = randomBlocks(genesis, 20, 1);
    node.add(...trunk.blocks);
    const sink = new Memory();
    const { reader, done } = read(sink);
    await sink.reaches(trunk.point.id);
    const base = trunk.blocks[16]!.block;
    const other = randomBlocks({ number: 17, id: base.id, nextSequence: 1000 }, 5, 2);
    node.fork(17, other.blocks);
    await sink.reaches(other.point.id);
    const upTo20 = Array.from({ length: 20 }, (_, index) => `block ${index + 1}`);
    expect(sink.events).toEqual([...upTo20, 'undo to 17', ...[18, 19, 20, 21, 22].map((number) => `block ${number}`)]);
    expect(reader.status()).toMatchObject({ state: 'following', failures: 0, head: { number: 22 } });
    stop.abort();
    await done;
    expect(reader.status().state).toBe('stopped');
  });

  test('the node never exceeds max_messages_in_flight, however slow the store is', async () => {
    const { blocks, point } = randomBlocks(genesis, 40, 3);
    node.add(...blocks);
    const sink = new Memory();
    sink.delay = () => new Promise((resolve) => setImmediate(resolve));
    read(sink, { inFlight: 4 });
    await sink.reaches(point.id);
    expect(node.mostInFlight).toBe(4);
  });

  test('after a lost connection the reader resumes, also if the chain forked in between', async () => {
    const trunk = randomBlocks(genesis, 15, 4);
    node.add(...trunk.blocks);
    const sink = new Memory();
    read(sink);
    await sink.reaches(trunk.point.id);
    const base = trunk.blocks[11]!.block;
    const other = randomBlocks({ number: 12, id: base.id, nextSequence: 1000 }, 6, 5);
    node.disconnectAll();
    node.fork(12, other.blocks);
    await sink.reaches(other.point.id);
    expect(node.connections).toBe(2);
    expect(node.requests[1]).toMatchObject({ start_block_num: 16 });
    expect(sink.known.map((known) => known.id)).toEqual(node.chain.map((rows) => rows.block.id));
  });
});

test('an empty store begins at the first block of the node', async () => {
  const { blocks, point } = randomBlocks(genesis, 30, 8);
  node.add(...blocks.slice(20));
  const sink = new Memory();
  read(sink);
  await sink.reaches(point.id);
  expect(node.requests[0]).toMatchObject({ start_block_num: 21, have_positions: [] });
  expect(sink.known[0]?.number).toBe(21);
});

describe('errors that a new attempt cannot fix', () => {
  test('a node of another chain is rejected with both ids', async () => {
    node.add(...randomBlocks(genesis, 2, 6).blocks);
    const { done } = read(new Memory(), { chainId: 'b'.repeat(64) });
    await expect(done).rejects.toThrow(/is a node of chain a+, but the configured chain is b+$/);
  });

  test('a node whose logs begin after the end of the store is rejected', async () => {
    const { blocks } = randomBlocks(genesis, 30, 7);
    node.add(...blocks.slice(20));
    const sink = new Memory();
    sink.known = blocks.slice(0, 10).map(({ block }) => ({ number: block.number, id: block.id }));
    await expect(read(sink).done).rejects.toThrow('begins at block 21, but the index continues at block 11');
  });
});

test('an unreachable node is retried with growing delays, and the status has the error', async () => {
  const { url } = node;
  await node.stop();
  const reader = new ShipReader({ url, chainId: chain, retryMs: 1, maxRetryMs: 2 });
  const done = reader.run(new Memory(), stop.signal);
  await expect.poll(() => reader.status().failures, { interval: 2 }).toBeGreaterThan(3);
  expect(reader.status().lastError).toContain('ECONNREFUSED');
  stop.abort();
  await done;
  node = await FakeNode.start(chain);
});

test('a node whose head is below the index is retried, and the status has the reason', async () => {
  const { blocks, point } = randomBlocks(genesis, 30, 9);
  node.add(...blocks.slice(0, 20));
  const sink = new Memory();
  sink.known = blocks.slice(0, 25).map(({ block }) => ({ number: block.number, id: block.id }));
  const { reader } = read(sink);
  await expect
    .poll(() => reader.status().lastError, { interval: 2 })
    .toContain('is at block 20, behind the index at block 25: waiting for it to sync');
  node.add(...blocks.slice(20));
  await sink.reaches(point.id);
  expect(sink.events).toEqual([26, 27, 28, 29, 30].map((number) => `block ${number}`));
  expect(reader.status()).toMatchObject({ state: 'following', lastError: null });
});

test.each([
  ['traces', 'trace-history'],
  ['state', 'chain-state-history'],
] as const)('from a node without %s nothing is read, and the error names the missing option', async (part, option) => {
  const { blocks, point } = randomBlocks(genesis, 20, 12);
  node.add(...blocks);
  node.lacks = part;
  const sink = new Memory();
  const { reader } = read(sink);
  await expect
    .poll(() => reader.status().lastError ?? '', { interval: 2 })
    .toContain(`has no ${part === 'traces' ? 'trace' : 'chain state'} log: is ${option} = true set?`);
  expect(sink.events).toEqual([]);
  node.lacks = null;
  await sink.reaches(point.id);
});

test('a silent node is pinged, disconnected, and retried', async () => {
  const gone = await FakeNode.start(chain, { autoPong: false });
  try {
    gone.add(...randomBlocks(genesis, 5, 10).blocks);
    const reader = new ShipReader({ url: gone.url, chainId: chain, retryMs: 1, silenceMs: 10 });
    const done = reader.run(new Memory(), stop.signal);
    await expect.poll(() => gone.connections, { interval: 2 }).toBeGreaterThan(1);
    stop.abort();
    await done;
  } finally {
    await gone.stop();
  }
});

test('a halted chain keeps its connection: the node answers pings', async () => {
  const { blocks, point } = randomBlocks(genesis, 5, 11);
  node.add(...blocks);
  const sink = new Memory();
  const reader = new ShipReader({ url: node.url, chainId: chain, silenceMs: 60 });
  void reader.run(sink, stop.signal);
  await sink.reaches(point.id);
  let pings = 0;
  node.onPing = () => pings++;
  await expect.poll(() => pings, { interval: 2 }).toBeGreaterThan(3);
  expect(node.connections).toBe(1);
});
