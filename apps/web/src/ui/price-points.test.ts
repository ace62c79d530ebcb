import { expect, test } from 'vitest';
import { pricePoints } from './price-points.ts';

test('the highest price is at the top, the lowest at the bottom, in order from left to right', () => {
  expect(pricePoints(['0.00010000', '0.00010002', '0.00010001'], 600, 120)).toBe('0,116 300,4 600,60');
});

test('a constant price runs through the middle, as does a single point', () => {
  expect(pricePoints(['1.0', '1.0'], 600, 120)).toBe('0,60 600,60');
  expect(pricePoints(['1.0'], 600, 120)).toBe('300,60');
  expect(pricePoints([], 600, 120)).toBe('');
});
