import { expect, test } from 'vitest';
import { FetchPlaces } from './fetch-places.ts';

const stays = new AbortController().signal;
const limits = { atOnce: 3, ofOne: 2, waiting: 3, waitingOfOne: 2 };

test('one address has its share, waits for more of it, and leaves room for others', async () => {
  const places = new FetchPlaces(limits);
  const first = (await places.take('a', stays))!;
  await places.take('a', stays);
  const order: string[] = [];
  const third = places.take('a', stays).then((place) => (order.push('a'), place));
  const other = (await places.take('b', stays))!;
  expect(order).toEqual([]);
  const waiting = places.take('c', stays).then((place) => (order.push('c'), place));
  // The place that b leaves is not for a, which has its two.
  other();
  await waiting;
  first();
  await third;
  expect(order).toEqual(['c', 'a']);
});

test('too many that wait are refused, of one address and of all', async () => {
  const places = new FetchPlaces(limits);
  await Promise.all(['a', 'a', 'b'].map((address) => places.take(address, stays)));
  const waiting = ['a', 'a', 'b'].map((address) => places.take(address, stays));
  expect(waiting).toHaveLength(3);
  expect(await places.take('a', stays)).toBeNull();
  expect(await places.take('c', stays)).toBeNull();
});

test('who leaves while waiting frees the place in the queue and takes none', async () => {
  const places = new FetchPlaces({ ...limits, waiting: 1 });
  const first = (await places.take('a', stays))!;
  await places.take('a', stays);
  const leaving = new AbortController();
  const left = places.take('a', leaving.signal);
  expect(await places.take('a', stays)).toBeNull();
  leaving.abort();
  expect(await left).toBeNull();
  const next = places.take('a', stays);
  first();
  first();
  expect(await next).not.toBeNull();
  // Given back twice it is one place all the same: a has two again, and nobody more.
  expect(await places.take('a', AbortSignal.abort())).toBeNull();
});
