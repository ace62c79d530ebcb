import { dailyTimes } from '../table/read-row-history.ts';
import { seriesTypes, type SeriesType, timesOf } from './series.ts';

/** Times of a chart, ISO with Z, oldest first: full hours of a day or a week, beyond that midnights (UTC) and now. */
export function chartTimes(type: SeriesType, now: number): string[] {
  const { hours, points } = seriesTypes[type];
  return hours === 1 ? timesOf(type, now) : dailyTimes(points, now);
}
