import { expect, test } from 'vitest';
import { shareOfFirst } from './share-of-first.ts';

test('shares add up exactly, of the first ones only', () => {
  const producers = ['4.44', '0.10', '12.05', '3.00'].map((share) => ({ share }));
  expect(shareOfFirst(producers, 3)).toBe('16.59');
  expect(shareOfFirst(producers, 21)).toBe('19.59');
  expect(shareOfFirst([], 21)).toBe('0.00');
});
