import { expect, test } from 'vitest';
import { approximateSize } from './approximate-size.ts';

test('sizes follow the text in a value, at any depth and length', () => {
  const row = { memo: 'x'.repeat(1000), data: { list: ['y'.repeat(500), 7, null, true] } };
  expect(approximateSize(row)).toBeGreaterThan(1500);
  expect(approximateSize(row)).toBeLessThan(2000);
  const rows = Array.from({ length: 1000 }, () => row);
  expect(approximateSize(rows) / approximateSize(row)).toBeCloseTo(1000, 0);
});
