import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { Field } from '../../core/fields.ts';
import { currencies } from '../../price/currency.ts';
import type { Rates } from '../../price/fiat.ts';
import { priceOf } from '../../price/price-of.ts';
import { backendEnvelope } from '../backend/backend.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** Exchange rates: {USD: 1, EUR: 0.92, …}. */
export const forex = defineService({
  name: 'forex',
  config: httpUrl,
  entries: ({ prices: { forex: setting }, backend }) => {
    if (typeof setting === 'string') return [setting];
    return [setting === null && backend !== null ? `${trimEnd(backend, '/')}/forex` : null];
  },
  url: (url) => url,
  timeoutMs: 1500,
  maxBytes: 1_000_000,
  emptyStatuses: [404],
  envelope: backendEnvelope,
});

export const exchangeRates = forex.call({ request: () => ({}), read: readRates, cacheMs: 3_600_000 });

function readRates(answer: Field): Rates {
  const rates: Rates = {};
  for (const currency of Object.keys(currencies)) {
    const rate = answer.at(currency);
    if (!rate.missing) rates[currency] = priceOf(rate);
  }
  if (Object.keys(rates).length === 0) answer.fail('exchange rates');
  rates.USD = '1';
  return rates;
}
