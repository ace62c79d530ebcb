import { trimDecimals } from '@antescope/codec/bytes/trim-end';
import { parseAsset } from '@antescope/codec/chain/asset';
import { currencies, currencyOf, currencyText } from './currency.ts';
import { type Decimal, decimalText, isLess, multiply, parseDecimal } from './decimal.ts';

/** Units of each currency for one US dollar, as decimal texts; USD is always there. */
export type Rates = Record<string, string>;

const one: Decimal = { units: 1n, scale: 0 };
const billion: Decimal = { units: 1_000_000_000n, scale: 0 };

/**
 * Worth of an asset text in a currency, '$1,234.56', by the price of one whole token in US dollars. null if the rate
 * of the currency or the price is not known. Throws 'Unsupported currency'.
 */
export function fiatText(asset: string, usd: string, rates: Rates, currency: string): string | null {
  const code = currencyOf(currency);
  const { units, precision } = parseAsset(asset);
  return inCurrency({ units, scale: precision }, usd, rates, code, currencies[code]);
}

/** Price of one token: three decimals below 1 US dollar, else two; other currencies by the same rule. */
export function unitPriceText(usd: string, rates: Rates, currency: string): string | null {
  const code = currencyOf(currency);
  const price = parseDecimal(usd);
  const rate = parseDecimal(rates[code] ?? '');
  if (price === null || rate === null) return null;
  const worth = multiply(price, rate);
  const places = Math.max(currencies[code] > 2 ? currencies[code] : 0, isLess(worth, one) ? 3 : 2);
  return currencyText(decimalText(worth, places, 'half-up'), code);
}

/** A market value in billions from one billion on, else in millions: '$1.5B', '$900M'. */
export function marketCapText(usd: string, rates: Rates, currency: string): string | null {
  const code = currencyOf(currency);
  const value = parseDecimal(usd);
  const rate = parseDecimal(rates[code] ?? '');
  if (value === null || rate === null) return null;
  const worth = multiply(value, rate);
  const large = !isLess(worth, billion);
  const scaled = { units: worth.units, scale: worth.scale + (large ? 9 : 6) };
  const number = trimDecimals(decimalText(scaled, 2, 'half-up'));
  const text = currencyText(number === '' ? '0' : number, code);
  // The letter belongs to the number, before a code that follows it.
  return text.replace(/(\d)(?=$| )/, `$1${large ? 'B' : 'M'}`);
}

function inCurrency(amount: Decimal, usd: string, rates: Rates, currency: keyof typeof currencies, places: number) {
  const price = parseDecimal(usd);
  const rate = parseDecimal(rates[currency] ?? '');
  if (price === null || rate === null) return null;
  return currencyText(decimalText(multiply(multiply(amount, price), rate), places, 'half-up'), currency);
}
