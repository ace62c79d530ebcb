import { type OrderRow, orderTypes, sides } from '@antescope/devnet/contracts/xpr/dex/dex-rows';
import type { Trade } from './dex-book.ts';
import { type MarketView, whole } from './dex-json.ts';

const dayMs = 86_400_000;

const timeOf = ({ at }: Trade): number => Date.parse(at.time);

/** Open, high, low and close of trades in order; null without any. */
function range(market: MarketView, trades: readonly Trade[]) {
  if (trades.length === 0) return null;
  const prices = trades.map(({ price }) => market.price(price));
  const sum = (pick: (trade: Trade) => bigint) => trades.reduce((total, trade) => total + pick(trade), 0n);
  return {
    open: prices[0]!,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1)!,
    bid: whole(
      sum(({ buyer }) => buyer.amount),
      market.bid.precision,
    ),
    ask: whole(
      sum(({ seller }) => seller.amount),
      market.ask.precision,
    ),
  };
}

/** The last day of a market; without trades every price is the last traded price. */
export function ticker(market: MarketView, trades: readonly Trade[], now: number) {
  const last = trades.at(-1);
  const price = last === undefined ? 0 : market.price(last.price);
  const day = range(
    market,
    trades.filter((trade) => timeOf(trade) > now - dayMs),
  ) ?? { open: price, high: price, low: price, close: price, bid: 0, ask: 0 };
  return {
    market_id: market.row.market_id,
    symbol: market.symbol,
    open: day.open,
    high: day.high,
    low: day.low,
    close: day.close,
    volume_bid: day.bid,
    volume_ask: day.ask,
    change_percentage: day.open === 0 ? 0 : Math.round((day.close / day.open - 1) * 10_000) / 100,
  };
}

/** Candles with trades, oldest first. */
export function candles(market: MarketView, trades: readonly Trade[], stepMs: number, from: number, to: number) {
  const slots = Map.groupBy(
    trades.filter((trade) => timeOf(trade) >= from && timeOf(trade) <= to),
    (trade) => Math.floor(timeOf(trade) / stepMs) * stepMs,
  );
  return [...slots].map(([time, own]) => {
    const { open, high, low, close, bid, ask } = range(market, own)!;
    return { time, open, high, low, close, volume: ask, volume_bid: bid, count: own.length };
  });
}

/** Resting orders by price, the best first; `step` levels in one unit of the price. */
export function depth(market: MarketView, orders: readonly OrderRow[], step: number, limit: number) {
  const wholeBid = 10n ** BigInt(market.bid.precision);
  const side = (wanted: number) => {
    const resting = orders.filter(
      (row) =>
        row.market_id === market.row.market_id && row.order_type === orderTypes.resting && row.order_side === wanted,
    );
    const sells = wanted === sides.sell;
    const rounded = (price: bigint) => {
      const level = market.price(price) * step;
      return (sells ? Math.ceil(level - 1e-6) : Math.floor(level + 1e-6)) / step;
    };
    return [...Map.groupBy(resting, ({ price }) => rounded(price))]
      .sort(([a], [b]) => (sells ? a - b : b - a))
      .slice(0, limit)
      .map(([level, rows]) => {
        const bid = rows.reduce(
          (total, { quantity, price }) => total + (sells ? quantity : (quantity * wholeBid) / price),
          0n,
        );
        const ask = rows.reduce(
          (total, { quantity, price }) => total + (sells ? (quantity * price) / wholeBid : quantity),
          0n,
        );
        return {
          level,
          bid: whole(bid, market.bid.precision),
          ask: whole(ask, market.ask.precision),
          count: rows.length,
        };
      });
  };
  return { bids: side(sides.buy), asks: side(sides.sell) };
}
