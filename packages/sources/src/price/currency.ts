import { groupDigits } from '@antescope/codec/bytes/group-digits';

/** Currencies that amounts are shown in, and the decimals of each. */
export const currencies = {
  GBP: 2,
  EUR: 2,
  JPY: 0,
  CAD: 2,
  USD: 2,
  INR: 2,
  CNY: 2,
  HKD: 2,
  KRW: 0,
  AUD: 2,
  SAR: 2,
  ETH: 4,
  BTC: 8,
  EOS: 4,
  XPR: 4,
} as const;

export type Currency = keyof typeof currencies;

/** Currencies written with a sign before the number; the others have their code after it. */
const signs: Partial<Record<Currency, string>> = { GBP: '£', EUR: '€', JPY: '¥', USD: '$' };

/** The currency of a code. Throws 'Unsupported currency'. */
export function currencyOf(code: string): Currency {
  if (!Object.hasOwn(currencies, code)) throw new Error('Unsupported currency');
  return code as Currency;
}

/** '$1,234.56' or '1,234.56 CAD' of a plain decimal text. */
export function currencyText(number: string, currency: Currency): string {
  const sign = signs[currency];
  const negative = number.startsWith('-');
  const size = groupedDecimal(negative ? number.slice(1) : number);
  const minus = negative ? '−' : '';
  return sign === undefined ? `${minus}${size} ${currency}` : `${minus}${sign}${size}`;
}

/** A decimal text with commas between groups of three before its point: '1,234,567.8'. */
export function groupedDecimal(number: string): string {
  const [whole = '', fraction] = number.split('.');
  const groups = groupDigits(whole);
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
