import type { Field } from '../core/fields.ts';
import { decimalText, exactText, parseDecimal } from './decimal.ts';
import type { PricePoint } from './price-point.ts';

/** A price above 0 as decimal text, from a JSON number or text. */
export function priceOf(field: Field): string {
  const { value } = field;
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : field.text();
  const price = parseDecimal(text);
  if (price === null || price.units <= 0n) return field.fail('a price');
  return exactText(price);
}

/** [[milliseconds, price], …], or another Antescope's [{time, usd}, …]. */
export function pricePointsOf(answer: Field): PricePoint[] {
  return answer.items().map((entry) => {
    if (entry.isObject) {
      const usd = entry.at('usd');
      return { time: entry.at('time').time(), usd: usd.missing ? null : priceOf(usd) };
    }
    const [at, price] = entry.items();
    if (at === undefined || price === undefined) return entry.fail('a time with its price');
    const ms = Number(decimalText(parseDecimal(String(at.value)) ?? at.fail('a time'), 0, 'down'));
    if (!Number.isSafeInteger(ms) || ms < 0 || ms > 8.64e15) at.fail('a time');
    return { time: new Date(ms).toISOString(), usd: priceOf(price) };
  });
}
