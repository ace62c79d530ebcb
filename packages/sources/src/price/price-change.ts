import { parseDecimal } from './decimal.ts';
import type { PricePoint } from './price-point.ts';

const hours = 24;

export interface PriceChange {
  /** '+3.42%' */
  text: string;
  rises: boolean;
}

/** Change of an hourly price within 24 hours; null if either price is unknown. */
export function priceChange(points: readonly PricePoint[]): PriceChange | null {
  const [now, before] = [points.at(-1), points.at(-1 - hours)].map((point) => parseDecimal(point?.usd ?? ''));
  if (now == null || before == null || before.units === 0n) return null;
  const scale = Math.max(now.scale, before.scale);
  const [to, from] = [now, before].map((price) => price.units * 10n ** BigInt(scale - price.scale)) as [bigint, bigint];
  const difference = to - from;
  const hundredths = ((difference < 0n ? -difference : difference) * 10_000n) / from;
  const digits = String(hundredths).padStart(3, '0');
  const sign = hundredths === 0n ? '' : difference < 0n ? '−' : '+';
  return { text: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}%`, rises: difference >= 0n };
}
