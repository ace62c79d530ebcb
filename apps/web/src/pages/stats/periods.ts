import type { StatisticsStep } from '@antescope/sources/state/chain-statistics';

export const periodNames = ['day', 'week', 'month', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Step and number of points of a period, up to the newest block. */
export const periods: Record<PeriodName, { step: StatisticsStep; count: number }> = {
  day: { step: 'hour', count: 24 },
  week: { step: 'hour', count: 168 },
  month: { step: 'day', count: 30 },
  year: { step: 'day', count: 365 },
};

/** The requested period; a day by default. */
export function periodOf(text: string | undefined): PeriodName {
  return periodNames.find((name) => name === text) ?? 'day';
}
