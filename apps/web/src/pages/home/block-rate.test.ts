import { expect, test } from 'vitest';
import { blockRate } from './block-rate.ts';

const block = (number: number, second: number, transactions: number) => ({
  number,
  time: new Date(Date.UTC(2026, 10, 21) + second * 1000).toISOString(),
  transactions,
});

test('transactions after the oldest block, by the time since then', () => {
  expect(blockRate([block(3, 2, 4), block(2, 0.5, 3), block(1, 0, 9)])).toBe(3.5);
  expect(blockRate([block(1, 0, 1), block(2, 9.5, 0)])).toBe(0);
});

test('no rate of fewer than two blocks', () => {
  for (const blocks of [[], [block(1, 0, 5)], [block(1, 3, 5), block(2, 3, 5)]]) expect(blockRate(blocks)).toBeNull();
});
