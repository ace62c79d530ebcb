const secondsPerDay = 86_400;

/** Maturity of the savings bucket: the maximum time_point_sec, 2106-02-07T06:28:15Z. */
export const savingsMaturity = 4_294_967_295;
/** Maturities this far ahead count as savings too, because chains use different values for "never". */
const savingsDistance = 25e8;

/** Number of buckets on a chain without a `rexmaturity` row. */
export const defaultMaturityBuckets = 5;

/**
 * - `saving`: locked until moved from savings;
 * - `notUpdated`: matured, but not yet moved to matured REX by an action of the owner;
 * - `maturing`: non-savings, matures at its time.
 */
export type RexMaturityClass = 'saving' | 'notUpdated' | 'maturing';

/** One bucket of a REX balance: maturity in seconds since 1970, and REX units. */
export interface RexBucket {
  maturity: number;
  rex: bigint;
}

/** Class of a bucket of a REX balance at `now` (seconds since 1970). */
export function classifyMaturity(maturity: number, now: number): RexMaturityClass {
  if (maturity === savingsMaturity || maturity - now > savingsDistance) return 'saving';
  return maturity <= now ? 'notUpdated' : 'maturing';
}

/** Maturity of REX bought or moved from savings at `now`: `buckets` days after the last midnight (UTC). */
export function maturityOf(now: number, buckets = defaultMaturityBuckets): number {
  return now - (now % secondsPerDay) + buckets * secondsPerDay;
}

/** A REX balance by availability. `matured` can be sold and includes what is not updated yet. */
export interface RexHoldings {
  saving: bigint;
  maturing: bigint;
  matured: bigint;
}

/** Sums a row of eosio::rexbal, `matured_rex` and its buckets, as of `now`. */
export function rexHoldings(matured: bigint, buckets: readonly RexBucket[], now: number): RexHoldings {
  const sums: RexHoldings = { saving: 0n, maturing: 0n, matured };
  for (const { maturity, rex } of buckets) {
    const kind = classifyMaturity(maturity, now);
    sums[kind === 'notUpdated' ? 'matured' : kind] += rex;
  }
  return sums;
}

/** Moves matured buckets to matured REX, as every REX action of the owner does first. */
export function matureBuckets(
  matured: bigint,
  buckets: readonly RexBucket[],
  now: number,
): { matured: bigint; buckets: RexBucket[] } {
  let sum = matured;
  let first = 0;
  for (; first < buckets.length && buckets[first]!.maturity <= now; first++) sum += buckets[first]!.rex;
  return { matured: sum, buckets: buckets.slice(first) };
}

/** Non-savings REX by availability: maturing or sellable. */
export interface RexGroups {
  processing: bigint;
  liquid: bigint;
}

/** Non-savings REX: maturing or in a queued sell order (`queued` units), and sellable now. */
export function rexGroups({ maturing, matured }: RexHoldings, queued: bigint): RexGroups {
  return { processing: maturing + queued, liquid: matured > queued ? matured - queued : 0n };
}
