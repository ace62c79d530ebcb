import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addReturn, distributeReturns, isDistributionDue, returnEstimate, type Returns } from './rex-returns.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 20_000 : 500;
/** 2026-11-21T02:59:47Z, when the recorded chain got its first donation. */
const start = 1_795_229_987;
const noon = 1_795_262_400;

describe('the return pool of REX', () => {
  test('the recorded donations, 1000 tokens and 3.0135 of fees, are pending until noon', () => {
    const first = addReturn(null, 10_000_000n, start);
    const pool = addReturn(first, 30_135n, start + 1);
    expect(pool).toEqual({
      lastDistribution: noon,
      pendingTime: noon,
      oldestTime: 0,
      pending: 10_030_135n,
      rate: 0n,
      proceeds: 10_030_135n,
    });
    expect(isDistributionDue(pool, noon)).toBe(false);
    expect(isDistributionDue(pool, noon + 600)).toBe(true);
  });

  test('returns at any times are distributed completely, once, and not early', () => {
    const visits = fc.array(
      fc.record({ wait: fc.integer({ min: 1, max: 400_000 }), units: fc.bigInt(0n, 10n ** 9n) }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(visits, (list) => {
        let now = start;
        let put = 1_000_000n;
        let arrived = 0n;
        let returns: Returns = { pool: addReturn(null, put, now), buckets: [] };
        for (const { wait, units } of list) {
          now += wait;
          const next = distributeReturns(returns, now);
          arrived += next.added;
          returns = { pool: next.pool, buckets: next.buckets };
          expect(next.added >= 0n && next.pool.proceeds >= 0n).toBe(true);
          expect(arrived + next.pool.proceeds).toBe(put);
          if (units > 0n) returns = { ...returns, pool: addReturn(returns.pool, units, now) };
          put += units;
        }
        const last = distributeReturns(distributed(returns, now + 86_400), now + 62 * 86_400);
        expect(last.pool.proceeds).toBe(0n);
        expect(last.pool.rate).toBe(0n);
      }),
      { numRuns: runs, seed: 13 },
    );
  });

  test('a daily estimate is 144 times the ten-minute distribution, by the share of the pool', () => {
    expect(returnEstimate(1_000n, 1_000_000n, 250_000n, 1)).toBe(36_000n);
    expect(returnEstimate(1_000n, 1_000_000n, 250_000n, 30)).toBe(1_080_000n);
    expect(returnEstimate(1_000n, 0n, 1n, 1)).toBe(0n);
  });
});

function distributed(returns: Returns, now: number): Returns {
  const { pool, buckets } = distributeReturns(returns, now);
  return { pool, buckets };
}
