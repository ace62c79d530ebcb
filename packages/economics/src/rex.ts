import { bancorOutput } from './double-arithmetic.ts';

/**
 * eosio::rexpool in units of the system token, `rex` in units of REX (four decimals). `lendable` is the value of all
 * REX: `lent` is rented out, `unlent` is available. `rent` is the other reserve of the rental market.
 */
export interface RexPool {
  lent: bigint;
  unlent: bigint;
  rent: bigint;
  lendable: bigint;
  rex: bigint;
}

/** REX units per unit of the system token in an empty pool. */
export const firstRexRatio = 10_000n;
/** Rent reserve of an empty pool. */
export const firstRent = 200_000_000n;
/** A loan of CPU or NET runs for thirty days. */
export const loanSeconds = 30 * 86_400;

/**
 * eosio::buyrex: REX for `units` of the system token (also of stake, unstaketorex). With `pool` null or without REX,
 * initializes the pool. Throws RangeError if the pool has REX but nothing lendable.
 */
export function buyRex(pool: RexPool | null, units: bigint): { rex: bigint; pool: RexPool } {
  if (units <= 0n) throw new RangeError('must use positive amount');
  if (pool === null || pool.rex <= 0n) {
    const rex = units * firstRexRatio;
    return { rex, pool: { lent: 0n, unlent: units, rent: firstRent, lendable: units, rex } };
  }
  if (pool.lendable <= 0n) throw new RangeError('lendable REX pool is empty');
  const lendable = pool.lendable + units;
  const all = (lendable * pool.rex) / pool.lendable;
  return { rex: all - pool.rex, pool: { ...pool, lendable, rex: all, unlent: lendable - pool.lent } };
}

/** Value of `rex` units of REX in units of the system token, rounded down; 0 in a pool without REX. */
export function rexValue(pool: RexPool, rex: bigint): bigint {
  return pool.rex > 0n ? (rex * pool.lendable) / pool.rex : 0n;
}

/**
 * eosio::sellrex: proceeds of `rex` units of REX. `filled` false: too much of the pool is lent (unlent must stay at
 * least 10% of lent), so the order is queued and the pool unchanged.
 */
export function sellRex(pool: RexPool, rex: bigint): { units: bigint; filled: boolean; pool: RexPool } {
  if (rex <= 0n || rex > pool.rex) throw new RangeError('asset must be a positive amount of (REX, 4)');
  const units = rexValue(pool, rex);
  if (units > pool.unlent - pool.lent / 10n) return { units: 0n, filled: false, pool };
  const lendable = pool.lendable - units;
  return { units, filled: true, pool: { ...pool, rex: pool.rex - rex, lendable, unlent: lendable - pool.lent } };
}

/**
 * Units rented for 30 days for a payment (eosio::rentcpu, rentnet). The contract rejects results not above the payment.
 */
export function rentedFor(pool: RexPool, payment: bigint): bigint {
  return bancorOutput(pool.rent, pool.unlent, payment);
}

/** The pool after lending `rented` units for `payment`. */
export function openLoan(pool: RexPool, payment: bigint, rented: bigint): RexPool {
  return {
    ...pool,
    rent: pool.rent + payment,
    unlent: pool.unlent - rented,
    lent: pool.lent + rented,
  };
}

/** The pool after a loan of `staked` units expires. */
export function closeLoan(pool: RexPool, staked: bigint): RexPool {
  const unlent = pool.unlent + staked;
  const lent = pool.lent - staked;
  return {
    ...pool,
    rent: pool.rent - bancorOutput(pool.unlent, pool.rent, staked),
    unlent,
    lent,
    lendable: unlent + lent,
  };
}

/** Lent share of the pool in hundredths of a percent, rounded down; 0 in an empty pool. */
export function lentShare(pool: RexPool): bigint {
  return quotient(pool.lent * 10_000n, pool.lendable);
}

/**
 * REX price in system tokens times 10^`digits`, rounded down; 0 in an empty pool. `precision` is the system token's.
 */
export function rexPrice(pool: RexPool, precision: number, digits: number): bigint {
  const rexPrecision = 4;
  const power = rexPrecision + digits - precision;
  return power >= 0
    ? quotient(pool.lendable * 10n ** BigInt(power), pool.rex)
    : quotient(pool.lendable, pool.rex * 10n ** BigInt(-power));
}

/** Price of renting one staked system token for 30 days, in system tokens times 10^`digits`; 0 if none is available. */
export function rexResourcePrice(pool: RexPool, digits: number): bigint {
  return quotient(pool.rent * 10n ** BigInt(digits), pool.unlent);
}

function quotient(part: bigint, total: bigint): bigint {
  return total > 0n ? part / total : 0n;
}
