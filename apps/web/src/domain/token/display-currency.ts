import { currencyOf } from '@antescope/sources/price/currency';
import type { PageContext } from '@antescope/web-contract/page-context';

/** The preferred currency; USD if the cookie has an unknown one. */
export function displayCurrency({ preferences }: Pick<PageContext, 'preferences'>): string {
  try {
    return currencyOf(preferences.currency);
  } catch {
    return 'USD';
  }
}
