import type { Field } from '../../core/fields.ts';
import type { Decimal } from '../../price/decimal.ts';
import { parseDecimal } from '../../price/decimal.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** Daily reference rates of the European Central Bank, as XML. */
export const referenceRatesService = defineService({
  name: 'reference-rates',
  config: httpUrl,
  entries: ({ prices: { forex } }) => [typeof forex === 'object' ? (forex?.reference ?? null) : null],
  url: (url) => url,
  timeoutMs: 1500,
  maxBytes: 100_000,
  format: 'text',
});

export interface ReferenceRates {
  /** Day of the rates, 'YYYY-MM-DD'. */
  day: string;
  /** Units of a currency for one euro. */
  perEuro: ReadonlyMap<string, Decimal>;
}

export const referenceRates = referenceRatesService.call({
  request: () => ({}),
  read: readReferenceRates,
  cacheMs: 3_600_000,
});

/** `<Cube time='2026-11-25'><Cube currency='USD' rate='1.0832'/>…` Throws BadAnswerError. */
export function readReferenceRates(answer: Field): ReferenceRates {
  const text = answer.text();
  const day = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day))) return answer.fail('a document with daily rates');
  const perEuro = new Map<string, Decimal>();
  for (const [, code, rate] of text.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]{1,24})["']/g)) {
    const value = parseDecimal(rate!);
    if (value !== null && value.units > 0n) perEuro.set(code!, value);
  }
  return perEuro.has('USD') ? { day, perEuro } : answer.fail('a document with a rate of the US dollar');
}
