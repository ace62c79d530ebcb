import fc from 'fast-check';
import { expect, test } from 'vitest';
import { telosPaidRanks, telosPayWeight, telosProducerPay, telosShares } from './telos-pay.ts';

const year = 364n * 86_400_000_000n;

test('a month pays 189,000 TLOS at one dollar, more below it, at most 315,000, never less for a lower price', () => {
  expect(telosProducerPay(10_000n, year)).toBe(12n * 1_890_000_000n);
  expect(telosProducerPay(1n, year)).toBe(12n * 3_150_000_000n);
  expect(telosProducerPay(1000n, year)).toBe(12n * 3_150_000_000n);
  expect(telosProducerPay(0n, year)).toBe(0n);
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000_000n), fc.bigInt(0n, 1_000_000n), fc.bigInt(0n, year), (price, more, micros) => {
      const pay = telosProducerPay(price, micros);
      expect(pay).toBeGreaterThanOrEqual(telosProducerPay(price + more, micros));
      expect(pay).toBeLessThanOrEqual((12n * 3_150_000_000n * micros) / year + 1n);
    }),
  );
});

test('ranks 1 to 21 weigh twice what standbys do, falling by rank, and nothing below 35', () => {
  expect([1, 21, 22, 35, 36, 0].map(telosPayWeight)).toEqual([240n, 160n, 120n, 94n, 0n, 0n]);
});

test('shares of any bucket fall by rank, and leave less than a unit each', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 60 }), (bucket, count) => {
      const shares = telosShares(bucket, count);
      expect(shares).toHaveLength(Math.min(count, telosPaidRanks));
      expect(shares).toEqual(shares.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)));
      const left = bucket - shares.reduce((sum, share) => sum + share, 0n);
      expect(left >= 0n).toBe(true);
      if (count > 0) expect(left < BigInt(shares.length)).toBe(true);
    }),
  );
});
