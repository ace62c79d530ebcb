import type { StatisticsPoint } from '@antescope/sources/state/chain-statistics';

export const chartNames = ['actions', 'transactions', 'activeAccounts', 'newAccounts', 'cpuUs', 'netBytes'] as const;
export type ChartName = (typeof chartNames)[number];

/** The kind of action that each metric is about gives its color. */
export const chartColors: Readonly<Record<ChartName, string>> = {
  actions: '[--accent:var(--transfer)]',
  transactions: '[--accent:var(--brand)]',
  activeAccounts: '[--accent:var(--account)]',
  newAccounts: '[--accent:var(--nft)]',
  cpuUs: '[--accent:var(--governance)]',
  netBytes: '[--accent:var(--resources)]',
};

/** Metrics that the points contain: new accounts require the chain's state. */
export function chartsOf(points: readonly StatisticsPoint[]): ChartName[] {
  return chartNames.filter((name) => points.every((point) => point[name] !== null));
}

/** Rate per second, with one decimal below 100; null if no time passed. */
export function rateText(count: number, seconds: number): string | null {
  if (!(seconds > 0)) return null;
  const rate = count / seconds;
  return rate < 100 ? rate.toFixed(1) : String(Math.round(rate));
}
