import type { PricePoint } from '@antescope/sources/price/price-point';
import { decimalsOf, scaled } from '../../ui/chart/scale.ts';

const hours = 24;

export interface PriceChange {
  /** '+3.42%' */
  text: string;
  rises: boolean;
}

/** Change of an hourly price within 24 hours; null if either price is unknown. */
export function priceChange(points: readonly PricePoint[]): PriceChange | null {
  const [now, before] = [points.at(-1)?.usd ?? null, points.at(-1 - hours)?.usd ?? null];
  if (now === null || before === null) return null;
  const decimals = Math.max(decimalsOf(now), decimalsOf(before));
  const from = scaled(before, decimals);
  if (from === 0n) return null;
  const difference = scaled(now, decimals) - from;
  const hundredths = ((difference < 0n ? -difference : difference) * 10_000n) / from;
  const digits = String(hundredths).padStart(3, '0');
  const sign = hundredths === 0n ? '' : difference < 0n ? '−' : '+';
  return { text: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}%`, rises: difference >= 0n };
}
