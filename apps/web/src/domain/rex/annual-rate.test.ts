import { expect, test } from 'vitest';
import { annualRate } from './annual-rate.ts';

test('a year has 365 days of interest, rounded to two decimals', () => {
  expect(annualRate('0.1041')).toBe('38.00');
  expect(annualRate('0.0001')).toBe('0.04');
  expect(annualRate('0.0000')).toBe('0.00');
});
