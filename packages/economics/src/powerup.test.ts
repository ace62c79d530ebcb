import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  decayUtilization,
  fractionFor,
  marketAt,
  powerUpFee,
  quotePowerUp,
  updateWeight,
  powerUpFrac,
  type PowerUpMarket,
} from './powerup.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 100_000 : 1_000;
const start = 1_795_229_987;

/** The recorded configuration of NET: 30% of the chain's weight now, 1% in ninety days; up to a million tokens. */
const net: PowerUpMarket = {
  weight: 2_333_333_333_333n,
  weightRatio: 3n * 10n ** 14n,
  assumedStakeWeight: 10n ** 12n,
  initialWeightRatio: 3n * 10n ** 14n,
  targetWeightRatio: 10n ** 13n,
  initialTime: start,
  targetTime: start + 90 * 86_400 - 1,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: 0n,
  maxPrice: 10_000_000_000n,
  utilization: 0n,
  adjustedUtilization: 0n,
  utilizationTime: start,
};
const cpu: PowerUpMarket = { ...net, weight: 9_333_333_333_333n, assumedStakeWeight: 4n * 10n ** 12n };

const markets = fc
  .record({
    weight: fc.bigInt(10n ** 9n, 10n ** 15n),
    used: fc.integer({ min: 0, max: 900 }),
    adjusted: fc.integer({ min: 0, max: 100 }),
    exponent: fc.constantFrom(1, 1.5, 2, 3),
    minPrice: fc.bigInt(0n, 10n ** 9n),
  })
  .map(({ weight, used, adjusted, exponent, minPrice }): PowerUpMarket => {
    const utilization = (weight * BigInt(used)) / 1000n;
    const adjustedUtilization = utilization + (weight * BigInt(adjusted)) / 1000n;
    const maxPrice = exponent === 1 ? minPrice + 1n : 10n ** 11n;
    return {
      ...net,
      weight,
      utilization,
      adjustedUtilization,
      exponent,
      minPrice: exponent === 1 ? maxPrice : minPrice,
      maxPrice,
    };
  });

describe('PowerUp', () => {
  test('the recorded sales: weights and a fee of 0.0002 for a hundred-millionth of NET and a millionth of CPU', () => {
    expect(updateWeight(net, start).weight).toBe(net.weight);
    const quote = quotePowerUp({ net, cpu }, { net: 10n ** 7n, cpu: 10n ** 9n }, 1n);
    expect(quote).toEqual({ fee: 2n, net: 23_333n, cpu: 9_333_333n });
    const used = { ...cpu, utilization: 18_666_666n };
    expect(powerUpFee(used, 9_333_333n)).toBe(1n);
  });

  test('weight grows linearly until the ratio reaches its target', () => {
    const half = updateWeight(net, start + 45 * 86_400);
    expect(half.weightRatio > net.targetWeightRatio && half.weightRatio < net.initialWeightRatio).toBe(true);
    const end = updateWeight(net, net.targetTime);
    expect([end.weightRatio, end.weight]).toEqual([10n ** 13n, 99n * 10n ** 12n]);
    expect(updateWeight(net, net.targetTime + 1e6)).toMatchObject({ weight: end.weight });
  });

  test('adjusted utilization decays by 63% per decay time, never below the utilization', () => {
    const market = { ...net, utilization: 1_000_000n, adjustedUtilization: 2_000_000n };
    const day = decayUtilization(market, start + 86_400);
    expect(day.adjustedUtilization).toBe(1_367_879n);
    expect(decayUtilization(market, start)).toBe(market);
    expect(decayUtilization({ ...market, utilization: 3_000_000n }, start + 1).adjustedUtilization).toBe(3_000_000n);
    expect(marketAt(market, start + 1e9).adjustedUtilization).toBe(1_000_000n);
  });

  test('more costs more, in one go no less than in parts but for rounding, and all of it costs what the curve says', () => {
    fc.assert(
      fc.property(markets, fc.integer({ min: 1, max: 50 }), (market, permille) => {
        const amount = (market.weight * BigInt(permille)) / 1000n;
        const fee = powerUpFee(market, amount);
        expect(fee >= powerUpFee(market, amount / 2n)).toBe(true);
        const first = powerUpFee(market, amount / 2n);
        const then = { ...market, utilization: market.utilization + amount / 2n };
        const second = powerUpFee(then, amount - amount / 2n);
        const difference = fee - first - second;
        expect(difference >= -3n && difference <= 3n + fee / 1_000_000_000n).toBe(true);
      }),
      { numRuns: runs, seed: 14 },
    );
    // From zero to full utilization at exponent 2: half the maximum price.
    expect(powerUpFee(net, net.weight)).toBe(5_000_000_000n);
  });

  test('the fraction for an amount gives at least that amount, and one less does not', () => {
    fc.assert(
      fc.property(markets, fc.bigInt(1n, 10n ** 9n), (market, wanted) => {
        const fraction = fractionFor(market, wanted);
        if (wanted > market.weight - market.utilization) {
          expect(fraction).toBeNull();
          return;
        }
        expect(amountOf(market, fraction!) >= wanted).toBe(true);
        expect(amountOf(market, fraction! - 1n) < wanted).toBe(true);
      }),
      { numRuns: runs, seed: 15 },
    );
  });

  test('rejects what is unavailable and what is below the minimum fee', () => {
    expect(quotePowerUp({ net, cpu }, { net: powerUpFrac, cpu: 0n }, 1n)).toMatchObject({ fee: 5_000_000_000n });
    const full = { ...net, utilization: 1n, adjustedUtilization: 1n };
    expect(quotePowerUp({ net: full, cpu }, { net: powerUpFrac, cpu: 0n }, 1n)).toMatchObject({
      error: 'not enough available',
    });
    expect(quotePowerUp({ net, cpu }, { net: 10n ** 7n, cpu: 0n }, 10n)).toMatchObject({
      error: 'below the minimum fee',
    });
    expect(quotePowerUp({ net, cpu }, { net: 1n, cpu: 0n }, 1n)).toMatchObject({ error: 'below the minimum fee' });
  });
});
