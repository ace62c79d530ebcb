import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dexFeePercent } from './dex-fee.ts';

test('the fee falls at 100,000, 1,000,000 and 10,000,000 staked XPR, to the unit', () => {
  const xpr = (whole: bigint) => whole * 10_000n;
  expect([0n, xpr(100_000n) - 1n, xpr(100_000n), xpr(1_000_000n) - 1n].map(dexFeePercent)).toEqual([
    100n,
    100n,
    66n,
    66n,
  ]);
  expect([xpr(1_000_000n), xpr(10_000_000n) - 1n, xpr(10_000_000n)].map(dexFeePercent)).toEqual([33n, 33n, 0n]);
});

test('more stake never costs more', () => {
  const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(stake, stake, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(dexFeePercent(more)).toBeLessThanOrEqual(dexFeePercent(less));
    }),
  );
});
