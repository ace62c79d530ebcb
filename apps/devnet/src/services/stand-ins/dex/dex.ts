import type { StandInChain } from '../../stand-in-chain.ts';
import { refusal, type StandIn, type StandInReply } from '../stand-in.ts';
import { DexBook, type OrderRecord } from './dex-book.ts';
import { MarketView } from './dex-json.ts';
import { candles, depth, ticker } from './dex-statistics.ts';

const intervals: Record<string, number> = { '5': 5, '15': 15, '60': 60, '240': 240, '1D': 1440 };

/** Markets, orders and trades of the chain's `dex` contract: /dex/v1/<area>/<name>, each answer as {sync, data}. */
export function dexStandIn(chain: StandInChain): StandIn {
  const book = new DexBook(chain);
  return ({ method, path: [root, version, area, name], query }) => {
    if (method !== 'GET' || root !== 'dex' || version !== 'v1') return null;
    book.follow();
    const answer = resources[`${area}/${name}`]?.({ book, now: chain.now(), query });
    if (answer === undefined || answer === null) return null;
    return 'status' in answer ? answer : { value: { sync: chain.now(), data: answer.data } };
  };
}

interface Asked {
  book: DexBook;
  now: number;
  query: URLSearchParams;
}

type Resource = (asked: Asked) => { data: unknown } | (StandInReply & { status: number }) | null;

const limitRefusal = (most: number) => ({ ...refusal(400, `Limit must be between 0 and ${most}`), status: 400 });

function limitOf(query: URLSearchParams, initial: number, most: number): number | null {
  const limit = Number(query.get('limit') ?? initial);
  return Number.isInteger(limit) && limit > 0 && limit <= most ? limit : null;
}

/** A page of a list, newest first. */
function page(rows: unknown[], query: URLSearchParams) {
  const limit = limitOf(query, 100, 250);
  if (limit === null) return limitRefusal(250);
  const offset = Number(query.get('offset') ?? 0);
  return { data: rows.slice(offset, offset + limit) };
}

const marketsOf = (book: DexBook): MarketView[] => book.markets.map((row) => new MarketView(row));

/** Answers for the market of the query's symbol. */
const ofMarket =
  (answer: (market: MarketView, asked: Asked) => ReturnType<Resource>): Resource =>
  (asked) => {
    const market = marketsOf(asked.book).find(({ symbol }) => symbol === asked.query.get('symbol'));
    return market === undefined ? { ...refusal(400, 'Market not found'), status: 400 } : answer(market, asked);
  };

function ordersOf(book: DexBook, ids: (order: OrderRecord) => boolean): OrderRecord[] {
  return [...book.orders.values()].filter(ids).toReversed();
}

function tradesOf(book: DexBook, { row }: MarketView) {
  return book.trades.filter(({ marketId }) => marketId === row.market_id);
}

const resources: Record<string, Resource> = {
  'markets/all': ({ book }) => ({ data: marketsOf(book).map((market) => market.json()) }),
  'trades/daily': ({ book, now }) => ({
    data: marketsOf(book).map((market) => ticker(market, tradesOf(book, market), now)),
  }),
  'chart/ohlcv': ofMarket((market, { book, query }) => {
    const limit = limitOf(query, 500, 2000);
    if (limit === null) return limitRefusal(2000);
    const minutes = intervals[query.get('interval') ?? ''];
    const [from, to] = [query.get('from'), query.get('to')].map((time) => Date.parse(time ?? ''));
    if (minutes === undefined || Number.isNaN(from) || Number.isNaN(to))
      return { ...refusal(400, 'Invalid interval or range'), status: 400 };
    const trades = tradesOf(book, market);
    return { data: candles(market, trades, minutes * 60_000, from!, to!).slice(-limit) };
  }),
  'orders/depth': ofMarket((market, { book, query }) => {
    const limit = limitOf(query, 100, 250);
    if (limit === null) return limitRefusal(250);
    return { data: depth(market, book.open, Number(query.get('step') ?? 100_000), limit) };
  }),
  'trades/recent': ofMarket((market, { book, query }) => {
    const trades = tradesOf(book, market);
    return page(
      trades.toReversed().map((trade) => market.trade(trade)),
      query,
    );
  }),
  'trades/history': ({ book, query }) => {
    const account = query.get('account');
    const markets = new Map(marketsOf(book).map((market) => [market.row.market_id, market]));
    const own = book.trades.filter(({ buyer, seller }) => buyer.account === account || seller.account === account);
    return page(
      own.toReversed().map((trade) => markets.get(trade.marketId)!.trade(trade)),
      query,
    );
  },
  'orders/open': ({ book, query }) => {
    const rows = new Map(book.open.map((row) => [row.order_id, row]));
    const markets = new Map(marketsOf(book).map((market) => [market.row.market_id, market]));
    const own = ordersOf(book, ({ id, placed }) => placed.account === query.get('account') && rows.has(id));
    return page(
      own.map((order) => markets.get(order.placed.market_id)!.order(order, rows.get(order.id)!)),
      query,
    );
  },
  'orders/history': ({ book, query }) => {
    const markets = new Map(marketsOf(book).map((market) => [market.row.market_id, market]));
    const own = ordersOf(book, ({ placed }) => placed.account === query.get('account'));
    return page(
      own.map((order) => markets.get(order.placed.market_id)!.order(order, null)),
      query,
    );
  },
  'orders/lifecycle': ({ book, query }) => {
    const markets = new Map(marketsOf(book).map((market) => [market.row.market_id, market]));
    const id = query.get('order_id') ?? BigInt(`0x${query.get('ordinal_order_id') ?? '0'}`).toString();
    const own = ordersOf(book, (order) => String(order.id) === id);
    return {
      data: own.flatMap((order) =>
        order.entries.map((entry) => markets.get(order.placed.market_id)!.order(order, null, entry)),
      ),
    };
  },
  'referrals/totals': ({ book, query }) => {
    const referrer = query.get('referrer') ?? '';
    const rows = marketsOf(book).map((market) => market.referrals(referrer, tradesOf(book, market), book.orders));
    return { data: rows.filter((row) => row !== null) };
  },
  'referrals/list': ({ book, query }) => {
    const referrer = query.get('referrer') ?? '';
    const referred = [...book.orders.values()].filter(({ placed }) => referrer !== '' && placed.referrer === referrer);
    return {
      data: [...new Set(referred.map(({ placed }) => placed.account))].map((user) => ({ referred_user: user })),
    };
  },
  'status/sync': () => ({ data: { dbSecondsBehind: 0, chronicleSecondsBehind: 0, maxSecondsBehind: 30 } }),
};
