import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longStakePayout, stakingApr, voterReward, xprInflation } from './xpr-staking.ts';

const factors = { inflationPayFactor: 50_000n, votePayFactor: 40_000n };
const units = fc.bigInt({ min: 0n, max: 2n ** 50n });

describe('inflation', () => {
  test('[XPR-003] is the continuous rate of the supply in a year', () => {
    expect(xprInflation(10_000_000_000n, { ...factors, continuousRate: 0.04 }).all).toBe(400_000_000n);
  });

  test('[XPR-004] a quarter goes to yield farming', () => {
    const { all, farms } = xprInflation(40_000_000_000n, { ...factors, continuousRate: 0.04 });
    expect(farms).toBe(all / 4n);
  });

  test('[XPR-005] of the rest, a fifth goes to producers, 8/15 to staking and 4/15 to the consortium', () => {
    // A rate and supply whose rest R divides by 60.
    const { all, farms, blocks, votes, staking, consortium } = xprInflation(80_000_000n, {
      ...factors,
      continuousRate: 0.01,
    });
    const rest = all - farms;
    expect(rest).toBe(600_000n);
    expect(blocks).toBe(rest / 20n);
    expect(votes).toBe((rest * 3n) / 20n);
    expect(staking).toBe((rest * 8n) / 15n);
    expect(consortium).toBe((rest * 4n) / 15n);
  });

  test('no unit is lost or created', () => {
    fc.assert(
      fc.property(
        units,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.bigInt({ min: 10_000n, max: 100_000n }),
        fc.bigInt({ min: 10_000n, max: 100_000n }),
        (supply, continuousRate, inflationPayFactor, votePayFactor) => {
          const { all, farms, blocks, votes, staking, consortium } = xprInflation(supply, {
            continuousRate,
            inflationPayFactor,
            votePayFactor,
          });
          expect(farms + blocks + votes + staking + consortium).toBe(all);
          expect([farms, blocks, votes, staking, consortium].every((part) => part >= 0n)).toBe(true);
        },
      ),
    );
  });
});

test('[XPR-006] APR is what stakers receive in a year, of what is staked, in hundredths of a percent', () => {
  expect(stakingApr(533_333n, 10_000_000n)).toBe(533n);
  expect(stakingApr(100n, 0n)).toBeNull();
});

test('shares of all voters never exceed the pool, and lose less than a unit each', () => {
  fc.assert(
    fc.property(units, fc.array(fc.bigInt({ min: 1n, max: 2n ** 50n }), { minLength: 1 }), (pool, stakes) => {
      const all = stakes.reduce((sum, stake) => sum + stake, 0n);
      const paid = stakes.reduce((sum, stake) => sum + voterReward(pool, stake, all), 0n);
      expect(paid <= pool && pool - paid < BigInt(stakes.length)).toBe(true);
    }),
  );
  expect(voterReward(1000n, 0n, 0n)).toBe(0n);
});

describe('payout of a long stake', () => {
  const stake = { staked: 1_000_000n, multiplier: 105n, startPrice: 0.00000004 };

  test('[XPR-009] is max(staked, staked × multiplier × start price / price)', () => {
    expect(longStakePayout(stake, 0.00000004)).toEqual({ state: 'paid', units: 1_050_000n });
    expect(longStakePayout(stake, 0.00000002)).toEqual({ state: 'paid', units: 2_100_000n });
    expect(longStakePayout(stake, 0.000000042)).toEqual({ state: 'paid', units: 1_000_000n });
    expect(longStakePayout(stake, 0.0000001)).toEqual({ state: 'paid', units: 1_000_000n });
  });

  test('is refused at a ratio of five and above, and without a price', () => {
    expect(longStakePayout({ staked: 10_000n, multiplier: 100n, startPrice: 5 }, 1)).toEqual({
      state: 'ratio-too-high',
    });
    expect(longStakePayout({ staked: 10_000n, multiplier: 100n, startPrice: 4.5 }, 1)).toMatchObject({
      state: 'paid',
    });
    expect(longStakePayout(stake, 0)).toEqual({ state: 'no-price' });
  });

  test('is never less than staked, and less than five times it', () => {
    const price = fc.double({ min: 1e-12, max: 1, noNaN: true });
    fc.assert(
      fc.property(units, fc.bigInt({ min: 100n, max: 1000n }), price, price, (staked, multiplier, startPrice, end) => {
        const payout = longStakePayout({ staked, multiplier, startPrice }, end);
        if (payout.state === 'paid') expect(payout.units >= staked && payout.units <= 5n * staked).toBe(true);
        else expect(payout.state).toBe('ratio-too-high');
      }),
    );
  });
});
