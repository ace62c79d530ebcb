import { seriesTypes, type SeriesType } from '@antescope/sources/series/series';

/** The range that an address asks for, else `fallback`. */
export function rangeOf(text: string | undefined, fallback: SeriesType): SeriesType {
  return text !== undefined && Object.hasOwn(seriesTypes, text) ? (text as SeriesType) : fallback;
}
