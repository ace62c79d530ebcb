import { addUsage } from '@antescope/economics/resources';
import type { UsageAccumulator } from '../state/rows.ts';

/** Scale of averages: they are kept in millionths. */
export const precision = 1_000_000n;
/** Slots over which the use of an account fades: 24 hours. */
export const accountWindow = 172_800;
/** Blocks over which the use of blocks is averaged: one minute. */
export const blockWindow = 120;

export const unused: UsageAccumulator = { lastOrdinal: 0, valueEx: 0n, consumed: 0n };

export function divideUp(value: bigint, by: bigint): bigint {
  return value === 0n ? 0n : (value - 1n) / by + 1n;
}

/** Average use a period. */
export function averageOf(usage: UsageAccumulator): bigint {
  return divideUp(usage.valueEx, precision);
}

/** The accumulator with `units` more at `ordinal` (a slot or block number, never below the last one). */
export function addToUsage(usage: UsageAccumulator, units: bigint, ordinal: number, window: number): UsageAccumulator {
  const { valueEx: before, lastOrdinal } = usage;
  const moved = { valueEx: before, ordinal: BigInt(lastOrdinal) };
  const next = addUsage(moved, units, BigInt(ordinal), BigInt(window));
  if (ordinal === lastOrdinal) return { lastOrdinal, valueEx: next.valueEx, consumed: usage.consumed + units };
  const faded = addUsage(moved, 0n, BigInt(ordinal), BigInt(window)).valueEx;
  return { lastOrdinal: ordinal, valueEx: next.valueEx, consumed: divideUp(faded, precision) + units };
}
