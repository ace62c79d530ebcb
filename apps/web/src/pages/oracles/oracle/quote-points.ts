import type { OracleQuote } from '@antescope/sources/oracle/oracle-feeds';
import type { ChartPoint } from '../../../ui/chart/area-chart.tsx';

/** Quotes that are decimal numbers of a known time, oldest first. */
export function quotePoints(quotes: readonly OracleQuote[]): ChartPoint[] {
  return quotes
    .flatMap(({ time, value }) =>
      time !== null && !Number.isNaN(Date.parse(time)) && /^-?\d{1,30}(\.\d{1,30})?$/.test(value)
        ? [{ time: new Date(time).toISOString(), value }]
        : [],
    )
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
