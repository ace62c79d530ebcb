import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';
import { scaled, unscaled } from './scale.ts';

test('decimal texts are scaled exactly, and back', () => {
  expect(scaled('0.7704', 6)).toBe(770_400n);
  expect(scaled('-12.5', 2)).toBe(-1250n);
  expect(unscaled(770_400n, 6)).toBe('0.770400');
  expect(unscaled(-5n, 2)).toBe('-0.05');
  expect(unscaled(12n, 0)).toBe('12');
});

test('a line has gaps where values are missing, and the area closes at each', () => {
  const { line, area } = linePath([0, 1, null, 0.5], { width: 30, height: 10 });
  expect(line).toBe('M0 10L10 0M30 5');
  expect(area).toBe('M0 10L0 10L10 0L10 10ZM30 10L30 5L30 10Z');
});
