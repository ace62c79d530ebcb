import type { StatisticsPoint } from '@antescope/sources/state/chain-statistics';

export const chartNames = ['actions', 'transactions', 'activeAccounts', 'newAccounts', 'cpuUs', 'netBytes'] as const;
export type ChartName = (typeof chartNames)[number];

/** Those counts that the points have: without the chain's state nobody knows new accounts. */
export function chartsOf(points: readonly StatisticsPoint[]): ChartName[] {
  return chartNames.filter((name) => points.every((point) => point[name] !== null));
}

/** How many a second, with one decimal below a hundred; null without any time. */
export function rateText(count: number, seconds: number): string | null {
  if (!(seconds > 0)) return null;
  const rate = count / seconds;
  return rate < 100 ? rate.toFixed(1) : String(Math.round(rate));
}
