import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { continuousRate } from './double-arithmetic.ts';
import { blockPay, dailyPay, inflationOf, isProducing, votePay } from './producer-pay.ts';

/** The recorded chain's settings: five percent, a fifth to producers, a quarter of that for blocks. */
const rules = { continuousRate: 0.04879016416943201, inflationPayFactor: 50_000n, votePayFactor: 40_000n };
const billion = 10n ** 13n;

describe('pay of producers', () => {
  test('five percent a year is the recorded continuous rate', () => {
    expect(continuousRate(500n)).toBe(rules.continuousRate);
  });

  test('a day of inflation of a billion tokens: savings, blocks and votes add up', () => {
    const day = inflationOf(billion, rules);
    // 0.04879… · 10^13 / 364
    expect(day).toEqual({ all: 1_340_389_125n, savings: 1_072_311_300n, blocks: 67_019_456n, votes: 201_058_369n });
  });

  test('[VOTE-008] [VOTE-009] the first 21 share the block pay, all share the vote pay, below the least there is none', () => {
    expect([1, 21, 22, 0].map(isProducing)).toEqual([true, true, false, false]);
    const day = inflationOf(billion, rules);
    const top = dailyPay(day, isProducing(1), 5e19, 1e21);
    expect(top).toEqual({ blocks: 3_191_402n, votes: 10_052_918n, all: 13_244_320n });
    const standby = dailyPay(day, isProducing(30), 5e18, 1e21);
    expect(standby).toEqual({ blocks: 0n, votes: 1_005_291n, all: 1_005_291n });
    expect(dailyPay(day, false, 4.9e18, 1e21).all).toBe(0n);
    expect(dailyPay(day, false, 1, 0).all).toBe(0n);
  });

  test('no share exceeds the bucket, nor does their sum', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1e21, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(shares, fc.bigInt(0n, 10n ** 12n), (list, bucket) => {
        const all = list.reduce((sum, share) => sum + share, 0);
        const paid = list.map((share) => votePay(bucket, share, all)).reduce((sum, pay) => sum + pay, 0n);
        expect(paid <= bucket + BigInt(list.length)).toBe(true);
      }),
      { numRuns: 500, seed: 16 },
    );
    expect(blockPay(1000n, 3n, 10n)).toBe(300n);
    expect(blockPay(1000n, 3n, 0n)).toBe(0n);
  });
});
