import { expect, test } from 'vitest';
import { FetchQueue } from './fetch-queue.ts';

const connected = new AbortController().signal;
const limits = { running: 3, runningPerAddress: 2, waiting: 3, waitingPerAddress: 2 };

test('an address waits beyond its share, and does not delay others', async () => {
  const queue = new FetchQueue(limits);
  const first = (await queue.acquire('a', connected))!;
  await queue.acquire('a', connected);
  const order: string[] = [];
  const third = queue.acquire('a', connected).then((release) => (order.push('a'), release));
  const other = (await queue.acquire('b', connected))!;
  expect(order).toEqual([]);
  const waiting = queue.acquire('c', connected).then((release) => (order.push('c'), release));
  // The slot that b releases is not for a, which holds its two.
  other();
  await waiting;
  first();
  await third;
  expect(order).toEqual(['c', 'a']);
});

test('a full queue rejects, per address and in total', async () => {
  const queue = new FetchQueue(limits);
  await Promise.all(['a', 'a', 'b'].map((address) => queue.acquire(address, connected)));
  const waiting = ['a', 'a', 'b'].map((address) => queue.acquire(address, connected));
  expect(waiting).toHaveLength(3);
  expect(await queue.acquire('a', connected)).toBeNull();
  expect(await queue.acquire('c', connected)).toBeNull();
});

test('a client that disconnects while it waits leaves the queue and takes no slot', async () => {
  const queue = new FetchQueue({ ...limits, waiting: 1 });
  const first = (await queue.acquire('a', connected))!;
  await queue.acquire('a', connected);
  const leaving = new AbortController();
  const left = queue.acquire('a', leaving.signal);
  expect(await queue.acquire('a', connected)).toBeNull();
  leaving.abort();
  expect(await left).toBeNull();
  const next = queue.acquire('a', connected);
  first();
  first();
  expect(await next).not.toBeNull();
  // Released twice, it is still one slot: a holds two again.
  expect(await queue.acquire('a', AbortSignal.abort())).toBeNull();
});
