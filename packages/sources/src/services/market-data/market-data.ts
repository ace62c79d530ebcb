import * as v from 'valibot';
import type { Field } from '../../core/fields.ts';
import { empty, meta, type Outcome, withoutData } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { priceOf } from '../../price/price-of.ts';
import type { PricePoint } from '../../price/price-point.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

export interface MarketData {
  /** Yearly return of REX in percent, as decimal text; null if the service does not report it. */
  rexRate: string | null;
  /** Seven days of prices. */
  chart: PricePoint[];
}

const query = 'query Market($chain: String!) { market(chain: $chain) { rexRate chart(days: 7) { time usd } } }';

/** Market data over GraphQL. */
export const marketDataService = defineService({
  name: 'market-data',
  config: v.strictObject({ url: httpUrl, chain: v.string() }),
  entries: (chain) => [chain.prices.graphql === null ? null : { url: chain.prices.graphql, chain: chain.key }],
  url: ({ url }) => url,
  timeoutMs: 5000,
  maxBytes: 1_000_000,
  envelope: graphqlData,
});

/** REX return and a week of prices. */
export const marketData = marketDataService.call({
  request: ({ chain }) => ({ body: { query, variables: { chain } } }),
  read: (answer): MarketData => {
    const market = answer.at('market');
    const rate = market.at('rexRate');
    const chart = market
      .at('chart')
      .items()
      .map((point) => ({ time: point.at('time').time(), usd: priceOf(point.at('usd')) }));
    return { rexRate: rate.missing ? null : priceOf(rate), chart };
  },
  cacheMs: 300_000,
});

/** Yearly return of REX in percent, as decimal text. 'empty' if no service is configured, or it states none. */
export async function marketRexRate(at: SourceContext): Promise<Outcome<string>> {
  if (!marketDataService.isConfigured(at.chain)) return empty(meta({ source: 'none' }));
  const market = await marketData(at);
  if (market.state !== 'data') return withoutData(market);
  return market.data.rexRate === null ? empty(market.meta) : { ...market, data: market.data.rexRate };
}

function graphqlData(answer: Field): { body: Field } {
  const [error] = answer.at('errors').itemsOrNone();
  if (error !== undefined) throw new Error(error.at('message').text());
  return { body: answer.at('data') };
}
