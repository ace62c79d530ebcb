import { expect, test } from 'vitest';
import { roundTop } from './bar-chart.tsx';
import { barsPath } from './bars-path.ts';

test('bars are as high as their share of the top, nothing has no bar, and little is not lost', () => {
  const box = { width: 300, height: 100 };
  expect(barsPath([10, 0, 5], 10, box)).toBe('M0 100V0H98V100ZM200 100V50H298V100Z');
  expect(barsPath([1_000_000, 1], 1_000_000, { width: 2, height: 100 })).toBe('M0 100V0H1V100ZM1 100V99H2V100Z');
  expect(barsPath([0, 0], 2, box)).toBe('');
});

test('the top of an axis is round, not below the highest value, and has a whole half', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 99, 101, 157, 4321].map(roundTop)).toEqual([
    2, 2, 2, 4, 8, 10, 20, 100, 120, 160, 5000,
  ]);
  for (let max = 1; max < 3000; max += 1) {
    expect(roundTop(max)).toBeGreaterThanOrEqual(max);
    expect(roundTop(max) % 2).toBe(0);
  }
});
