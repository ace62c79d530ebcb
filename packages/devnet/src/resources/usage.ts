import { addUsage } from '@antescope/economics/resources';
import type { UsageAccumulator } from '../state/rows.ts';

/** Scale of averages, which are stored in millionths. */
export const precision = 1_000_000n;
/** Slots over which account usage decays: 24 hours. */
export const accountWindow = 172_800;
/** Blocks over which block usage is averaged: one minute. */
export const blockWindow = 120;

export const unused: UsageAccumulator = { lastOrdinal: 0, valueEx: 0n, consumed: 0n };

export function divideUp(value: bigint, by: bigint): bigint {
  return value === 0n ? 0n : (value - 1n) / by + 1n;
}

/** Average usage per period. */
export function averageOf(usage: UsageAccumulator): bigint {
  return divideUp(usage.valueEx, precision);
}

/** The accumulator after adding `units` at `ordinal` (a slot or block number, never decreasing). */
export function addToUsage(usage: UsageAccumulator, units: bigint, ordinal: number, window: number): UsageAccumulator {
  const { valueEx: before, lastOrdinal } = usage;
  const moved = { valueEx: before, ordinal: BigInt(lastOrdinal) };
  const next = addUsage(moved, units, BigInt(ordinal), BigInt(window));
  if (ordinal === lastOrdinal) return { lastOrdinal, valueEx: next.valueEx, consumed: usage.consumed + units };
  const faded = addUsage(moved, 0n, BigInt(ordinal), BigInt(window)).valueEx;
  return { lastOrdinal: ordinal, valueEx: next.valueEx, consumed: divideUp(faded, precision) + units };
}
