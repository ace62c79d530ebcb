/** Half-second slots of the 24 hours over which CPU and NET usage decays. */
export const usageWindow = 172_800n;
const usagePrecision = 1_000_000n;

/** nodeos usage accumulator: average usage per slot times 10^6, as of slot `ordinal`. */
export interface UsageAverage {
  valueEx: bigint;
  ordinal: bigint;
}

/** The accumulator after adding `units` at slot `at` (nodeos exponential_moving_average_accumulator). */
export function addUsage(usage: UsageAverage, units: bigint, at: bigint, window = usageWindow): UsageAverage {
  if (at < usage.ordinal) throw new RangeError('new ordinal cannot be less than the previous ordinal');
  return { valueEx: decayed(usage, at, window) + divideUp(units * usagePrecision, window), ordinal: at };
}

function decayed(usage: UsageAverage, at: bigint, window: bigint): bigint {
  const passed = at - usage.ordinal;
  if (passed <= 0n) return usage.valueEx;
  return passed >= window ? 0n : (usage.valueEx * (window - passed)) / window;
}

export interface ElasticLimit {
  /** Target usage per block. */
  target: bigint;
  /** Hard block limit. The virtual limit ranges from this to `maxMultiplier` times it. */
  max: bigint;
  maxMultiplier: bigint;
}

/** Virtual block limit after a block: 0.1% higher below the target, 1% lower above it. */
export function nextVirtualLimit(current: bigint, averageUse: bigint, limit: ElasticLimit): bigint {
  const next = averageUse > limit.target ? (current * 99n) / 100n : (current * 1000n) / 999n;
  const top = limit.max * limit.maxMultiplier;
  return next < limit.max ? limit.max : next > top ? top : next;
}

function divideUp(value: bigint, by: bigint): bigint {
  return value === 0n ? 0n : (value - 1n) / by + 1n;
}
