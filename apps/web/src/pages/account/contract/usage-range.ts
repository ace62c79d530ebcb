import type { SeriesType } from '@antescope/sources/series/series';

/** Ranges of a contract's calls, in UTC days. */
export const usageDays = { week: 7, month: 30, year: 365 } as const satisfies Partial<Record<SeriesType, number>>;
export type UsageRange = keyof typeof usageDays;

export const usageRanges = Object.keys(usageDays) as UsageRange[];

/** The range that an address asks for, else a month. */
export function usageRangeOf(text: string | undefined): UsageRange {
  return usageRanges.find((range) => range === text) ?? 'month';
}
