/** Seconds between two distributions of the return pool. */
export const returnInterval = 600;
/** Distributions in the 30 days over which a bucket is paid out. */
export const returnIntervals = 30 * 144;
/** Proceeds of 12 hours share one bucket. */
const bucketSeconds = 12 * 3600;
/** No pending bucket: the maximum time_point_sec. */
const noPendingBucket = 4_294_967_295;

/**
 * eosio::rexretpool: fees and donations waiting to enter the REX pool. Times in seconds since 1970, amounts in units.
 */
export interface ReturnPool {
  lastDistribution: number;
  pendingTime: number;
  oldestTime: number;
  pending: bigint;
  /** Units distributed per interval. */
  rate: bigint;
  /** Received but not yet distributed. */
  proceeds: bigint;
}

/** One of eosio::retbuckets: start of its 30 days, and units per interval. */
export interface ReturnBucket {
  time: number;
  rate: bigint;
}

export interface Returns {
  pool: ReturnPool;
  buckets: ReturnBucket[];
}

/** The return pool after receiving `units` at `now`. Must be distributed up to `now` first. */
export function addReturn(pool: ReturnPool | null, units: bigint, now: number): ReturnPool {
  const end = now - (now % bucketSeconds) + bucketSeconds;
  if (pool === null) {
    return { lastDistribution: end, pendingTime: end, oldestTime: 0, pending: units, rate: 0n, proceeds: units };
  }
  return {
    ...pool,
    pending: pool.pending + units,
    proceeds: pool.proceeds + units,
    pendingTime: pool.pendingTime === noPendingBucket ? end : pool.pendingTime,
  };
}

export function isDistributionDue(pool: ReturnPool, now: number): boolean {
  return now - (now % returnInterval) > pool.lastDistribution;
}

/**
 * Distribution to the REX pool at `now` (eosio.system update_rex_pool): `added` goes to its unlent and lendable units.
 * Unchanged if no distribution is due.
 */
export function distributeReturns({ pool, buckets }: Returns, now: number): Returns & { added: bigint } {
  const time = now - (now % returnInterval);
  if (time <= pool.lastDistribution) return { pool, buckets, added: 0n };
  let added = pool.rate * intervals(pool.lastDistribution, time);
  const next = { ...pool, lastDistribution: time };
  let live = buckets;
  if (pool.pendingTime <= time) {
    const bucket = { time: pool.pendingTime, rate: pool.pending / BigInt(returnIntervals) };
    // The remainder of the division is distributed at once.
    added += (pool.pending % BigInt(returnIntervals)) + bucket.rate * intervals(bucket.time, time);
    next.rate += bucket.rate;
    next.pending = 0n;
    next.pendingTime = noPendingBucket;
    if (bucket.time < next.oldestTime) next.oldestTime = bucket.time;
    live = withBucket(live, bucket);
  }
  next.proceeds -= added;
  const threshold = time - returnIntervals * returnInterval;
  if (next.oldestTime <= threshold) {
    const expired = live.filter((bucket) => bucket.time <= threshold);
    live = live.filter((bucket) => bucket.time > threshold);
    next.oldestTime = live[0]?.time ?? 0;
    for (const { time: start, rate } of expired) {
      // Deducts intervals counted past the 30 days.
      const surplus = rate * intervals(start + returnIntervals * returnInterval, time);
      next.rate -= rate;
      added -= surplus;
      next.proceeds += surplus;
    }
  }
  if (added > 0n && next.proceeds < 0n) {
    added += next.proceeds;
    next.proceeds = 0n;
  }
  return { pool: next, buckets: live, added: added > 0n ? added : 0n };
}

/**
 * Estimated units that `units` lent to REX earn in `days` at the current rate of the return pool, rounded down. The
 * actual rate follows the fees of the last 30 days. 0 in an empty pool.
 */
export function returnEstimate(rate: bigint, lendable: bigint, units: bigint, days: number): bigint {
  if (lendable <= 0n) return 0n;
  return (rate * BigInt(Math.round(days * 144)) * units) / lendable;
}

function withBucket(buckets: readonly ReturnBucket[], bucket: ReturnBucket): ReturnBucket[] {
  const others = buckets.filter(({ time }) => time !== bucket.time);
  return [...others, bucket].sort((a, b) => a.time - b.time);
}

function intervals(from: number, to: number): bigint {
  return BigInt(Math.floor((to - from) / returnInterval));
}
