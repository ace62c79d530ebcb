import { seriesTypes, type SeriesType } from '@antescope/sources/series/series';

/** The range that an address asks for, else `fallback`. */
export function rangeOf(text: string | undefined, fallback: SeriesType): SeriesType {
  return text !== undefined && Object.hasOwn(seriesTypes, text) ? (text as SeriesType) : fallback;
}

/** The ranges of counts per day. */
export const dailyRanges = ['month', 'year'] as const satisfies readonly SeriesType[];
export type DailyRange = (typeof dailyRanges)[number];

/** The daily range that an address asks for, else a month. */
export function dailyRangeOf(text: string | undefined): DailyRange {
  return text === 'year' ? 'year' : 'month';
}
