import { fiatText } from '@antescope/sources/price/fiat';
import type { Worth } from '@antescope/sources/price/prices';

/** Value of an amount of the core token in the preferred currency; null without a price. */
export function worthOf(amount: string | null, worth: Worth | null): string | null {
  if (worth === null || amount === null) return null;
  return fiatText(amount, worth.usd, worth.conversion.rates, worth.conversion.currency);
}
