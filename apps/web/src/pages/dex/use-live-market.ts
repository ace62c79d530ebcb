import type { Outcome } from '@antescope/sources/core/outcome';
import type { CandleInterval } from '@antescope/sources/services/dex/dex-calls';
import type { DexCandle, DexDepth, DexMarket, DexTicker, DexTrade } from '@antescope/sources/services/dex/dex-records';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { usePolling } from '../../lib/use-polling.ts';
import type { DexPageData } from './load.ts';
import { candleRange, depthStep, listSize } from './market-query.ts';

/** Book, trades and ticker: about as often as blocks; candles less often. */
const bookMs = 3000;
const candlesMs = 15_000;

interface LiveMarket {
  depth: Outcome<DexDepth>;
  trades: Outcome<DexTrade[]>;
  candles: Outcome<DexCandle[]>;
  ticker: DexTicker | null;
  /** Why the last update failed; null if it did not. */
  error: unknown;
}

/** A market as the page was rendered with it, kept up to date while the page is visible. */
export function useLiveMarket(
  { symbol, marketId, askToken }: DexMarket,
  initial: NonNullable<DexPageData['market']>,
  tickers: Outcome<DexTicker[]>,
): LiveMarket {
  const { base } = useBoot();
  const book = usePolling(symbol, bookMs, async (signal) => {
    const [depth, trades, now] = await Promise.all([
      relay<DexDepth>(base, 'dex/depth', { symbol, step: depthStep(askToken.precision), limit: listSize }, signal),
      relay<DexTrade[]>(base, 'dex/trades', { symbol, limit: listSize }, signal),
      relay<DexTicker[]>(base, 'dex/tickers', {}, signal),
    ]);
    return { depth, trades: trades ?? [], ticker: now?.find((each) => each.marketId === marketId) ?? null };
  });
  const chart = usePolling(`${symbol} ${initial.interval}`, candlesMs, (signal) =>
    readCandles(base, symbol, initial.interval, signal),
  );
  const rendered = tickers.state === 'data' ? (tickers.data.find((each) => each.marketId === marketId) ?? null) : null;
  return {
    depth:
      book.value === null || book.value.depth === null ? initial.depth : refreshed(initial.depth, book.value.depth),
    trades: book.value === null ? initial.trades : refreshed(initial.trades, book.value.trades),
    candles: chart.value === null ? initial.candles : refreshed(initial.candles, chart.value),
    ticker: book.value?.ticker ?? rendered,
    error: book.error ?? chart.error,
  };
}

async function readCandles(
  base: string,
  symbol: string,
  interval: CandleInterval,
  signal: AbortSignal,
): Promise<DexCandle[]> {
  return (
    (await relay<DexCandle[]>(
      base,
      'dex/candles',
      { symbol, interval, ...candleRange(interval, Date.now()) },
      signal,
    )) ?? []
  );
}

/** A newer value of the same service. */
function refreshed<T>({ meta }: Outcome<T>, value: T): Outcome<T> {
  return { state: 'data', data: value, meta: { ...meta, failures: [], complete: true } };
}
