import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyRam, buyRamBytes, ramFee, type RamMarket, ramPricePerKib, sellRam } from './ram.ts';
import { addUsage, nextVirtualLimit, usageWindow } from './resources.ts';
import {
  inverseVotes,
  quarterlyDecay,
  stakeOfWeight,
  type VoteRule,
  voteShare,
  voteWeight,
  weeksSinceEpoch,
  weightByRule,
  yearlyDecay,
} from './vote-weight.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 200_000 : 2_000;
const markets = fc.record({
  bytes: fc.bigInt(1_000_000_000n, 400_000_000_000n),
  units: fc.bigInt(1_000_000_000n, 100_000_000_000_000n),
});

describe('RAM market', () => {
  test('1.0000 at b = 1e9, q = 1e10 has a fee of 0.0050 and buys 994 bytes', () => {
    const trade = buyRam({ bytes: 1_000_000_000n, units: 10_000_000_000n }, 10_000n);
    expect([trade.fee, trade.bytes]).toEqual([50n, 994n]);
  });

  test('price per KiB is rounded to the nearest unit, and with digits beyond it', () => {
    const market = { bytes: 64_000_000_000n, units: 10_000_000_000n };
    expect(ramPricePerKib(market)).toBe(160n);
    expect(ramPricePerKib({ bytes: 3n, units: 1n }, 4)).toBe(3_413_333n);
  });

  test('agrees with exact arithmetic within one unit in a million million, and never gains by a round trip', () => {
    fc.assert(
      fc.property(markets, fc.bigInt(1n, 1_000_000_000n), (market, units) => {
        const bought = buyRam(market, units);
        const net = units - ramFee(units);
        const exact = (market.bytes * net) / (market.units + net);
        expect(difference(bought.bytes, exact) <= 1n).toBe(true);
        expect(bought.market.units - market.units).toBe(net);
        if (bought.bytes > 0n) expect(sellRam(bought.market, bought.bytes).units <= units).toBe(true);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  test('buying bytes gets about those bytes, and the market keeps its product', () => {
    fc.assert(
      fc.property(markets, fc.bigInt(1n, 100_000_000n), (market, bytes) => {
        const trade = buyRamBytesOrNull(market, bytes);
        if (trade === null) return;
        const unitBytes = market.bytes / market.units + 2n;
        expect(difference(trade.bytes, bytes) <= 2n * unitBytes + bytes / 1000n).toBe(true);
        expect(
          trade.market.bytes * trade.market.units >= market.bytes * market.units - market.units - market.bytes,
        ).toBe(true);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  test('rejects zero, negative and excessive amounts', () => {
    const market = { bytes: 1000n, units: 1000n };
    expect(() => buyRam(market, 0n)).toThrow('positive');
    expect(() => sellRam(market, -1n)).toThrow('negative');
    expect(() => buyRamBytes(market, 1000n)).toThrow('Not enough RAM available');
  });
});

describe('votes', () => {
  test('[VOTE-007] weight doubles every 52 weeks, on WAX every 13, by whole weeks', () => {
    const now = Date.UTC(2026, 0, 1) / 1000;
    expect(weeksSinceEpoch(now)).toBe(1356n);
    expect(voteWeight(1n, now)).toBeCloseTo(70_784_153.178, 2);
    expect(voteWeight(1n, now, 13) / 2.510_407_15e31).toBeCloseTo(1, 7);
    expect(voteWeight(10_000n, now)).toBe(voteWeight(10_000n, now + 86_400));
    expect(voteWeight(10_000n, now + 52 * 604_800)).toBe(2 * voteWeight(10_000n, now));
  });

  test('stake and weight are inverse within a unit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 946_684_800, max: 2_000_000_000 }), (staked, now) => {
        expect(difference(stakeOfWeight(voteWeight(staked, now), now), staked) <= 1n).toBe(true);
      }),
      { numRuns: runs, seed: 3 },
    );
  });

  test('WAX halves a vote in a quarter, Telos never, but a short ballot weighs less', () => {
    const now = Date.UTC(2026, 10, 21) / 1000;
    const later = now + 52 * 604_800;
    const weigh = (rule: VoteRule, seconds: number, chosen = 30) => weightByRule(rule, 10_000n, seconds, chosen);
    expect(weigh(yearlyDecay, now)).toBe(voteWeight(10_000n, now));
    expect(weigh(yearlyDecay, now) / weigh(yearlyDecay, later)).toBeCloseTo(1 / 2, 12);
    expect(weigh(quarterlyDecay, now) / weigh(quarterlyDecay, later)).toBeCloseTo(1 / 16, 12);
    expect(weigh(inverseVotes, later)).toBe(weigh(inverseVotes, now));
    expect([30, 15, 0].map((chosen) => Math.round(weigh(inverseVotes, now, chosen)))).toEqual([10_000, 5_000, 0]);
  });

  test('shares have two decimals', () => {
    expect(voteShare(1, 21)).toBe('4.76');
    expect(voteShare(1, 0)).toBe('0.00');
  });
});

describe('resources', () => {
  test('usage fades to nothing in a day, linearly, and is counted at once', () => {
    const used = addUsage({ valueEx: 0n, ordinal: 0n }, 1_000_000n, 1000n);
    const usageAt = (slot: bigint) => (addUsage(used, 0n, slot).valueEx * usageWindow) / 1_000_000n;
    expect(difference(usageAt(1000n), 1_000_000n) <= 1n).toBe(true);
    expect(difference(usageAt(1000n + usageWindow / 2n), 500_000n) <= 1n).toBe(true);
    expect(usageAt(1000n + usageWindow)).toBe(0n);
    expect(() => addUsage(used, 1n, 999n)).toThrow('ordinal');
  });

  test('usage never falls below zero nor grows over time', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(0n, 400_000n),
        fc.bigInt(0n, 400_000n),
        (valueEx, first, more) => {
          const usage = { valueEx, ordinal: 5n };
          const early = addUsage(usage, 0n, 5n + first).valueEx;
          const late = addUsage(usage, 0n, 5n + first + more).valueEx;
          expect(late >= 0n && late <= early).toBe(true);
        },
      ),
      { numRuns: runs, seed: 4 },
    );
  });

  test('the virtual limit stays between the real one and a thousand times it', () => {
    const limit = { target: 20_000n, max: 200_000n, maxMultiplier: 1000n };
    expect(nextVirtualLimit(200_000n, 30_000n, limit)).toBe(200_000n);
    expect(nextVirtualLimit(200_000n, 10_000n, limit)).toBe(200_200n);
    expect(nextVirtualLimit(200_000_000n, 10_000n, limit)).toBe(200_000_000n);
    expect(nextVirtualLimit(100_000_000n, 20_001n, limit)).toBe(99_000_000n);
  });
});

function buyRamBytesOrNull(market: RamMarket, bytes: bigint): ReturnType<typeof buyRam> | null {
  return (market.units * bytes) / (market.bytes - bytes) > 0n ? buyRamBytes(market, bytes) : null;
}

function difference(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}
