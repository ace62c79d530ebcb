import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollHead } from './poll-head.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[NODE-037] without a socket the head is asked for every 2000 ms, and only a higher one counts', async () => {
  const answers = [7, 7, 6, 9];
  let requests = 0;
  const heads: number[] = [];
  const stop = pollHead(
    async () => ({ head: answers[requests++] ?? 10 }),
    ({ head }) => heads.push(head),
  );
  await vi.advanceTimersByTimeAsync(1999);
  expect(requests).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(requests).toBe(4);
  expect(heads).toEqual([7, 9]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toBe(4);
});

test('a look that fails is followed by the next one', async () => {
  let requests = 0;
  const heads: number[] = [];
  const stop = pollHead(
    () =>
      ++requests === 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(requests === 2 ? null : { head: requests }),
    ({ head }) => heads.push(head),
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(heads).toEqual([3]);
  stop();
});
