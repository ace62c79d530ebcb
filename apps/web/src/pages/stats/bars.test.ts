import { expect, test } from 'vitest';
import { barsPath } from './bars.ts';

test('the largest bar is as high as the chart, nothing has no bar, and little is not lost', () => {
  expect(barsPath([10, 0, 5], 300, 100)).toBe('M0 100V0H98V100ZM200 100V50H298V100Z');
  expect(barsPath([1_000_000, 1], 2, 100)).toBe('M0 100V0H1V100ZM1 100V99H2V100Z');
  expect(barsPath([], 300, 100)).toBe('');
  expect(barsPath([0, 0], 300, 100)).toBe('');
});
