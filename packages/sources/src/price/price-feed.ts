import type { PriceFeedConfig } from '@antescope/chains/config/chain-config';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { oracleDatapoints, oraclePairs } from '../table/tables/delphioracle.ts';
import { backendMarketCap, backendPriceChart, backendTicker } from '../services/prices/backend-prices.ts';
import { marketChart, marketPrice } from '../services/prices/market-prices.ts';
import { exactText } from './decimal.ts';
import type { PricePoint } from './price-point.ts';

/** US dollars of one whole token, as decimal text. */
export interface TokenPrice {
  usd: string;
}

/** Where the core token's price comes from. */
export interface PriceFeed {
  readonly name: string;
  price(): Promise<Outcome<TokenPrice>>;
  /** In US dollars; 'empty' if the feed does not offer it. */
  marketCap(): Promise<Outcome<string>>;
  /** Of the last seven days; 'empty' if the feed does not offer it. */
  history(): Promise<Outcome<PricePoint[]>>;
}

/** The feed of a configuration entry. */
export function priceFeed(at: SourceContext, config: PriceFeedConfig): PriceFeed {
  switch (config.type) {
    case 'backend':
      return {
        name: 'backend',
        price: () => backendTicker.of(at, config),
        marketCap: () => backendMarketCap.of(at, config),
        history: () => backendPriceChart.of(at, config),
      };
    case 'market':
      return {
        name: 'market',
        price: () => marketPrice.of(at, config),
        marketCap: notOffered('market'),
        history: () => marketChart.of(at, config),
      };
    case 'oracle':
      return oracleFeed(at, config.contract, config.pair);
    case 'static':
      return staticFeed(config.usd);
  }
}

function staticFeed(usd: string): PriceFeed {
  const provenance = meta({ source: 'static' });
  return {
    name: 'static',
    price: () => Promise.resolve(data({ usd }, provenance)),
    marketCap: notOffered('static'),
    history: notOffered('static'),
  };
}

/** The newest median of an oracle contract's pair, divided by the pair's quoted precision; as old as its datapoint. */
function oracleFeed(at: SourceContext, contract: string, pair: string): PriceFeed {
  return {
    name: 'oracle',
    async price() {
      const byTime = { position: '3', keyType: 'i64' } as const;
      const [described, points] = await Promise.all([
        readRow(at, oraclePairs(contract), undefined, pair),
        readTable(at, oracleDatapoints(contract), pair, { reverse: true, limit: 1, index: byTime }),
      ]);
      const failures = [described, points].flatMap((read) => (read.state === 'failed' ? read.meta.failures : []));
      if (failures.length > 0) return failed(failures.slice(0, 1));
      // Without the contract, or before the first quote of the pair, there is no price, which is no failure.
      if (described.state !== 'data' || points.state !== 'data') return empty(meta({ source: 'oracle' }));
      const { precision } = described.data;
      const { median, time } = points.data[0]!;
      const units = BigInt(median);
      const { endpoint, elapsedMs } = points.meta;
      if (described.data.name !== pair || precision < 0 || precision > 18 || units <= 0n) {
        return failed([
          { source: 'oracle', endpoint, code: 'bad-answer', message: `${pair} of ${contract} has no price` },
        ]);
      }
      return data(
        { usd: exactText({ units, scale: precision }) },
        meta({ source: 'oracle', endpoint, elapsedMs, time }),
      );
    },
    marketCap: notOffered('oracle'),
    history: notOffered('oracle'),
  };
}

function notOffered(source: string): () => Promise<Outcome<never>> {
  return () => Promise.resolve(empty(meta({ source })));
}
