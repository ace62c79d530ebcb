import { dailyTimes } from '../table/read-row-history.ts';
import { seriesTypes, type SeriesType, timesOf } from './series.ts';

/**
 * Times of a chart since the chain's start date, ISO with Z, oldest first: full hours of a day or a week, beyond that
 * midnights (UTC) and now.
 */
export function chartTimes(type: SeriesType, now: number, startDate: string | null): string[] {
  const { hours, points } = seriesTypes[type];
  return hours === 1 ? timesOf(type, now, startDate) : dailyTimes(points, now, startDate);
}
