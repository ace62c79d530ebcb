import * as v from 'valibot';
import { priceOf, pricePointsOf } from '../../price/price-of.ts';
import { backendEnvelope, figure } from '../backend/backend.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** A price feed with the paths of a backend: {url}/ticker, /marketcap and /pricechart. */
export const backendPrices = defineService({
  name: 'backend-prices',
  config: v.strictObject({ type: v.literal('backend'), url: httpUrl }),
  entries: (chain) => chain.prices.feeds.filter(({ type }) => type === 'backend'),
  url: ({ url }) => url,
  timeoutMs: 1500,
  maxBytes: 1_000_000,
  emptyStatuses: [404],
  envelope: backendEnvelope,
});

export const backendTicker = backendPrices.call({
  request: () => ({ path: ['ticker'] }),
  read: (answer) => ({ usd: priceOf(figure(answer, 'usd')) }),
});

export const backendMarketCap = backendPrices.call({
  request: () => ({ path: ['marketcap'] }),
  read: (answer) => priceOf(figure(answer, 'usd')),
});

export const backendPriceChart = backendPrices.call({
  request: () => ({ path: ['pricechart'] }),
  read: pricePointsOf,
});
