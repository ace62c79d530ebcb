import { seriesTypes } from '@antescope/sources/series/series';
import { list, object, optionalDecimal, string, timestamp } from './json-types.ts';

/** Parameter of series: how far back they go. */
export const seriesType = {
  type: 'string',
  enum: Object.keys(seriesTypes),
  default: 'week',
  description: 'day: 24 hours, week: 168 hours, month: 30 days, year: 365 days',
};

export const series = object({
  id: string,
  unit: string,
  points: list(object({ time: timestamp, value: optionalDecimal })),
});
