import { type GetOptions, getJson, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { PricePoint } from './price-point.ts';
import { priceOf } from './price-feed.ts';

export interface MarketData {
  /** Yearly return of REX in percent, as decimal text; null where the service does not say. */
  rexRate: string | null;
  /** Seven days of prices. */
  chart: PricePoint[];
}

const keptMs = 300_000;
const query = 'query Market($chain: String!) { market(chain: $chain) { rexRate chart(days: 7) { time usd } } }';

/** REX return and a week of prices by the configured GraphQL service. 'empty' where none is configured. */
export function marketData(at: SourceContext, options: GetOptions = {}): Promise<Outcome<MarketData>> {
  const url = at.chain.prices.graphql;
  if (url === null) return Promise.resolve(empty(meta({ source: 'none' })));
  return at.share('price market', keptMs, async () => {
    try {
      const body = { query, variables: { chain: at.chain.key } };
      const { value, elapsedMs } = await getJson(new URL(url), { maxBytes: 1_000_000, ...options, body });
      const [refused] = value.at('errors').itemsOrNone();
      if (refused !== undefined) throw new Error(refused.at('message').text());
      const market = value.at('data').at('market');
      const rate = market.at('rexRate');
      const chart = market
        .at('chart')
        .items()
        .map((point) => ({ time: point.at('time').time(), usd: priceOf(point.at('usd')) }));
      const known = meta({ source: 'market-data', endpoint: url, elapsedMs, time: new Date().toISOString() });
      return data({ rexRate: rate.missing ? null : priceOf(rate), chart }, known);
    } catch (error) {
      return failed([httpFailure(error, 'market-data', url)]);
    }
  });
}
