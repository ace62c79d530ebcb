import * as v from 'valibot';
import { priceOf, pricePointsOf } from '../../price/price-of.ts';
import { httpUrl, nonEmpty } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** A price feed in the format of public market services: a price by ID, and a chart of days. */
export const marketPrices = defineService({
  name: 'market-prices',
  config: v.strictObject({ type: v.literal('market'), url: httpUrl, id: nonEmpty }),
  entries: (chain) => chain.prices.feeds.filter(({ type }) => type === 'market'),
  url: ({ url }) => url,
  timeoutMs: 1500,
  maxBytes: 1_000_000,
});

export const marketPrice = marketPrices.call({
  request: ({ id }) => ({ path: ['simple', 'price'], query: { ids: id, vs_currencies: 'usd' } }),
  read: (answer, { id }) => ({ usd: priceOf(answer.at(id).at('usd')) }),
});

export const marketChart = marketPrices.call({
  request: ({ id }) => ({
    path: ['coins', id, 'market_chart'],
    query: { vs_currency: 'usd', days: 7, interval: 'hourly' },
  }),
  read: (answer) => pricePointsOf(answer.at('prices')),
});
