import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyRex,
  closeLoan,
  lentShare,
  openLoan,
  rentedFor,
  rexPrice,
  rexResourcePrice,
  rexValue,
  sellRex,
  type RexPool,
} from './rex.ts';
import { hasVotesForRex, reservedStake, lendableStake } from './rex-rules.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 200_000 : 2_000;
const empty: RexPool = { lent: 0n, unlent: 0n, rent: 0n, lendable: 0n, rex: 0n };
/** The recorded pool after its first buyers: eosio::rexpool of block 26. */
const recorded: RexPool = {
  lent: 0n,
  unlent: 9_066_400_000n,
  rent: 200_000_000n,
  lendable: 9_066_400_000n,
  rex: 90_664_000_000_000n,
};

const pools = fc
  .record({
    unlent: fc.bigInt(1_000_000_000n, 10n ** 14n),
    lent: fc.bigInt(0n, 10n ** 13n),
    rent: fc.bigInt(200_000_000n, 10n ** 12n),
    ratio: fc.bigInt(5_000n, 10_000n),
  })
  .map(({ unlent, lent, rent, ratio }) => ({
    unlent,
    lent,
    rent,
    lendable: unlent + lent,
    rex: (unlent + lent) * ratio,
  }));

describe('REX', () => {
  test('the recorded purchases and the recorded loan', () => {
    let pool: RexPool | null = null;
    const received = [40_000_000n, 25_000_000n, 400_000n, 9_000_000_000n, 1_000_000n].map((units) => {
      const bought = buyRex(pool, units);
      pool = bought.pool;
      return bought.rex / units;
    });
    // No earnings yet: ten thousand REX per token.
    expect(received).toEqual([10_000n, 10_000n, 10_000n, 10_000n, 10_000n]);
    expect(pool).toEqual(recorded);
    expect(rentedFor(recorded, 10_000n)).toBe(453_297n);
    expect(openLoan(recorded, 10_000n, 453_297n)).toEqual({
      ...recorded,
      lent: 453_297n,
      unlent: 9_065_946_703n,
      rent: 200_010_000n,
    });
  });

  test('[REX-003] [REX-004] lent share, price of a REX and price of resources; 0 where there is nothing to divide by', () => {
    const pool = { lent: 25n, unlent: 75n, rent: 30n, lendable: 100n, rex: 900_000n };
    expect(lentShare(pool)).toBe(2500n);
    expect(rexPrice(pool, 4, 9)).toBe(111_111n);
    expect(rexPrice(recorded, 4, 8)).toBe(10_000n);
    expect(rexPrice({ ...recorded, lendable: recorded.lendable * 10_000n }, 8, 8)).toBe(10_000n);
    expect(rexPrice(recorded, 8, 2)).toBe(0n);
    expect(rexResourcePrice(pool, 4)).toBe(4000n);
    expect([lentShare(empty), rexPrice(empty, 4, 8), rexResourcePrice(empty, 8)]).toEqual([0n, 0n, 0n]);
    expect(lentShare({ ...empty, lent: 1n, lendable: 1n })).toBe(10_000n);
    expect(rexValue(empty, 5n)).toBe(0n);
  });

  test('buying and selling never gains, and costs the others nothing', () => {
    fc.assert(
      fc.property(pools, fc.bigInt(1n, 10n ** 12n), (pool, units) => {
        const bought = buyRex(pool, units);
        expect(bought.pool.lendable).toBe(pool.lendable + units);
        expect(bought.pool.lendable * pool.rex >= pool.lendable * bought.pool.rex).toBe(true);
        if (bought.rex === 0n) return;
        const sold = sellRex(bought.pool, bought.rex);
        expect(sold.units <= units).toBe(true);
        if (!sold.filled) expect(sold.pool).toBe(bought.pool);
        else expect(sold.pool.lendable + sold.units).toBe(bought.pool.lendable);
      }),
      { numRuns: runs, seed: 11 },
    );
  });

  test('a sale is queued exactly if less than a tenth of lent would remain unlent', () => {
    const pool = { lent: 1000n, unlent: 500n, rent: 1n, lendable: 1500n, rex: 1500n };
    expect(sellRex(pool, 400n)).toMatchObject({ filled: true, units: 400n });
    expect(sellRex(pool, 401n)).toMatchObject({ filled: false, units: 0n });
    expect(() => sellRex(pool, 1501n)).toThrow('positive amount');
    expect(() => buyRex({ ...empty, rex: 1n }, 1n)).toThrow('empty');
    expect(() => buyRex(pool, 0n)).toThrow('positive');
  });

  test('opening and closing a loan restores the pool, and the rent reserve never grows', () => {
    fc.assert(
      fc.property(pools, fc.bigInt(1n, 10n ** 9n), (pool, payment) => {
        const rented = rentedFor(pool, payment);
        const open = openLoan(pool, payment, rented);
        expect(open.lent + open.unlent).toBe(pool.lendable);
        const closed = closeLoan(open, rented);
        expect([closed.lent, closed.unlent, closed.lendable]).toEqual([pool.lent, pool.unlent, pool.lendable]);
        // Rounded down twice: never less than before.
        expect(closed.rent >= pool.rent - 1n && closed.rent <= pool.rent + payment).toBe(true);
      }),
      { numRuns: runs, seed: 12 },
    );
  });

  test('[REX-014] lending asks for 21 votes or a proxy where the chain does', () => {
    expect([hasVotesForRex(20, ''), hasVotesForRex(21, ''), hasVotesForRex(0, 'proxyvoter11')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('[REX-018] [REX-019] of lent stake 0.2 tokens of CPU and of NET stay', () => {
    expect(lendableStake(50_000n, reservedStake('0.2', 4))).toBe(48_000n);
    expect(reservedStake('0.2', 8)).toBe(20_000_000n);
    expect(reservedStake('0.2', 0)).toBe(1n);
    expect(reservedStake('12.34567', 4)).toBe(123_457n);
    expect(reservedStake('0', 4)).toBe(0n);
    expect(lendableStake(1_000n, reservedStake('0.2', 4))).toBe(0n);
  });
});
