import type { StatisticsStep } from '@antescope/sources/state/chain-statistics';

export const periodNames = ['day', 'week', 'month', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** What a period is drawn in: so many hours or days, up to the newest block. */
export const periods: Record<PeriodName, { step: StatisticsStep; count: number }> = {
  day: { step: 'hour', count: 24 },
  week: { step: 'hour', count: 168 },
  month: { step: 'day', count: 30 },
  year: { step: 'day', count: 365 },
};

/** The period that an address asks for; a day where it asks for none that there is. */
export function periodOf(text: string | undefined): PeriodName {
  return periodNames.find((name) => name === text) ?? 'day';
}
