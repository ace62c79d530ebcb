import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import {
  type CandleInterval,
  dexCandles,
  dexDepth,
  dexMarkets,
  dexRecentTrades,
  dexTickers,
} from '@antescope/sources/services/dex/dex-calls';
import type { DexCandle, DexDepth, DexMarket, DexTicker, DexTrade } from '@antescope/sources/services/dex/dex-records';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage, page } from '../../lib/page/page-result.ts';
import { candleRange, depthStep, intervalOf, listSize } from './market-query.ts';

export interface DexPageData {
  markets: Outcome<DexMarket[]>;
  tickers: Outcome<DexTicker[]>;
  /** The market of the address; null on the list of markets. */
  market: {
    symbol: string;
    interval: CandleInterval;
    candles: Outcome<DexCandle[]>;
    depth: Outcome<DexDepth>;
    trades: Outcome<DexTrade[]>;
  } | null;
}

export const load: PageLoader<DexPageData> = async ({ params, search }, { sources: { at } }) => {
  const [markets, tickers] = await Promise.all([dexMarkets(at), dexTickers(at)]);
  if (params.symbol === undefined) return openPage(markets.meta, { markets, tickers, market: null });
  const known = markets.state === 'data' ? markets.data.find(({ symbol }) => symbol === params.symbol) : undefined;
  if (known === undefined) {
    const none = { markets, tickers, market: null };
    return markets.state === 'failed'
      ? openPage(markets.meta, none)
      : page(empty(markets.meta), 'No such market', none);
  }
  const interval = intervalOf(search.interval);
  const market = { symbol: known.symbol, interval, ...(await readMarket(at, known, interval)) };
  return page(data(known, markets.meta), 'No such market', { markets, tickers, market });
};

async function readMarket(at: SourceContext, { symbol, askToken }: DexMarket, interval: CandleInterval) {
  const { from, to } = candleRange(interval, Date.now());
  const [candles, depth, trades] = await Promise.all([
    dexCandles(at, symbol, interval, from, to),
    dexDepth(at, symbol, depthStep(askToken.precision), listSize),
    dexRecentTrades(at, symbol, { limit: listSize }),
  ]);
  return { candles, depth, trades };
}
