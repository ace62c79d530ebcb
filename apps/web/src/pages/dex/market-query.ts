import { candleIntervals, type CandleInterval } from '@antescope/sources/services/dex/dex-calls';

/** Rows of the book on each side, and of the trades. */
export const listSize = 100;

/** Intervals that a chart asks for. */
const slots = 499;

export const intervalMs: Record<CandleInterval, number> = {
  '5': 300_000,
  '15': 900_000,
  '60': 3_600_000,
  '240': 14_400_000,
  '1D': 86_400_000,
};

export function intervalOf(text: string | undefined): CandleInterval {
  return candleIntervals.find((each) => each === text) ?? '60';
}

/** ISO times of the candles up to `now`, in whole intervals so that the service's answers can be cached. */
export function candleRange(interval: CandleInterval, now: number): { from: string; to: string } {
  const step = intervalMs[interval];
  const end = Math.ceil(now / step) * step;
  return { from: new Date(end - slots * step).toISOString(), to: new Date(end).toISOString() };
}

/** Levels in one unit of the price: each price has its own. */
export function depthStep(precision: number): number {
  return 10 ** precision;
}
