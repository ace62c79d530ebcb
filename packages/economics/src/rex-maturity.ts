const secondsPerDay = 86_400;

/** Time of the savings bucket: the last second a time_point_sec can say, 2106-02-07T06:28:15Z. */
export const savingsMaturity = 4_294_967_295;
/** What lies further ahead than this counts as savings too, whatever a chain writes for "never". */
const savingsDistance = 25e8;

/** Buckets of a chain without a row in `rexmaturity`. */
export const defaultMaturityBuckets = 5;

/**
 * - `saving`: stays until it is moved out of savings;
 * - `notUpdated`: has matured, but no action of its owner has moved it to the matured REX yet;
 * - `maturing`: non-saving, matures at its time.
 */
export type RexMaturityClass = 'saving' | 'notUpdated' | 'maturing';

/** One bucket of a REX balance: seconds since 1970, and REX units. */
export interface RexBucket {
  maturity: number;
  rex: bigint;
}

/** What a bucket of a REX balance is at `now` (seconds since 1970). */
export function classifyMaturity(maturity: number, now: number): RexMaturityClass {
  if (maturity === savingsMaturity || maturity - now > savingsDistance) return 'saving';
  return maturity <= now ? 'notUpdated' : 'maturing';
}

/** When REX matures that is bought, or taken out of savings, at `now`: at a midnight (UTC), `buckets` days after the last one. */
export function maturityOf(now: number, buckets = defaultMaturityBuckets): number {
  return now - (now % secondsPerDay) + buckets * secondsPerDay;
}

/** REX of a balance by what can be done with it. `matured` can be sold: it holds what is not updated yet. */
export interface RexHoldings {
  saving: bigint;
  maturing: bigint;
  matured: bigint;
}

/** Adds up a row of eosio::rexbal: `matured_rex` and its buckets, as they are at `now`. */
export function rexHoldings(matured: bigint, buckets: readonly RexBucket[], now: number): RexHoldings {
  const sums: RexHoldings = { saving: 0n, maturing: 0n, matured };
  for (const { maturity, rex } of buckets) {
    const kind = classifyMaturity(maturity, now);
    sums[kind === 'notUpdated' ? 'matured' : kind] += rex;
  }
  return sums;
}

/** Moves buckets whose time has come to the matured REX (every REX action of the owner begins so). */
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

/** What is lent, as its owner sees it: on its way out, or free to be sold. */
export interface RexGroups {
  processing: bigint;
  liquid: bigint;
}

/** REX outside of savings: maturing or in a sell order that waits (`queued` units), and what can be sold now. */
export function rexGroups({ maturing, matured }: RexHoldings, queued: bigint): RexGroups {
  return { processing: maturing + queued, liquid: matured > queued ? matured - queued : 0n };
}
