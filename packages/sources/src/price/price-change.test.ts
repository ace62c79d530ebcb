import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

const prices = (...usd: (string | null)[]) =>
  usd.map((each, hour) => ({ time: new Date(Date.UTC(2026, 10, 22, hour)).toISOString(), usd: each }));
const day = (first: string | null, last: string | null) =>
  prices(first, ...Array.from({ length: 23 }, () => '9'), last);

test('change within 24 hours, exact, with two decimals', () => {
  expect(priceChange(day('0.7450', '0.7704'))).toEqual({ text: '+3.40%', rises: true });
  expect(priceChange(day('1', '0.9875'))).toEqual({ text: '−1.25%', rises: false });
  expect(priceChange(day('1', '1.00'))).toEqual({ text: '0.00%', rises: true });
});

test('no change without both prices', () => {
  expect(priceChange(day(null, '1'))).toBeNull();
  expect(priceChange(day('1', null))).toBeNull();
  expect(priceChange(day('0', '1'))).toBeNull();
  expect(priceChange(prices('1', '2'))).toBeNull();
});
