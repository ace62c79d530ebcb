import type { Field } from '../../core/fields.ts';
import type { ServiceQuery } from '../service-url.ts';
import { dex } from './dex.ts';
import { candleLimit, excludeZeroFeeOf, limitOf, listLimit, marketIdsOf, offsetOf } from './dex-query.ts';
import {
  readCandle,
  readDepth,
  readLeader,
  readMarket,
  readOrder,
  readReferral,
  readSync,
  readTicker,
  readTrade,
} from './dex-records.ts';

/** Every answer is {sync, data}; `sync` is the service's distance to the chain and belongs to `dexSync`. */
const rules = { timeoutMs: 3000, maxBytes: 4_000_000, envelope: (answer: Field) => ({ body: answer.at('data') }) };

const resource = (area: string, name: string, query: ServiceQuery = {}) => ({
  path: ['dex', 'v1', area, name],
  query,
});

const rows =
  <T>(read: (row: Field) => T) =>
  (body: Field): T[] =>
    body.items().map(read);

/** Page of a list. */
export interface DexPage {
  offset?: number | undefined;
  limit?: number | undefined;
}

const pageOf = ({ offset, limit }: DexPage) => ({ offset: offsetOf(offset), limit: limitOf(limit, listLimit) });

/** Minutes of a candle, or a day. */
export const candleIntervals = ['5', '15', '60', '240', '1D'] as const;
export type CandleInterval = (typeof candleIntervals)[number];

export const dexMarkets = dex.call({
  request: () => resource('markets', 'all'),
  read: rows(readMarket),
  cacheMs: 60_000,
  rules,
});

export const dexTickers = dex.call({
  request: () => resource('trades', 'daily'),
  read: rows(readTicker),
  cacheMs: 5000,
  rules,
});

/** `from`, `to`: ISO times. */
export const dexCandles = dex.call({
  request: (_url, symbol: string, interval: CandleInterval, from: string, to: string, limit?: number) =>
    resource('chart', 'ohlcv', { symbol, interval, from, to, limit: limitOf(limit, candleLimit) }),
  read: rows(readCandle),
  cacheMs: 5000,
  rules,
});

/** `step`: levels in one unit of the price; 1000000 groups orders by 0.000001. */
export const dexDepth = dex.call({
  request: (_url, symbol: string, step: number, limit?: number) =>
    resource('orders', 'depth', { symbol, step, limit: limitOf(limit, listLimit) }),
  read: readDepth,
  cacheMs: 1000,
  rules,
});

export const dexRecentTrades = dex.call({
  request: (_url, symbol: string, page: DexPage) => resource('trades', 'recent', { symbol, ...pageOf(page) }),
  read: rows(readTrade),
  cacheMs: 1000,
  rules,
});

export const dexTradeHistory = dex.call({
  request: (_url, account: string, page: DexPage) => resource('trades', 'history', { account, ...pageOf(page) }),
  read: rows(readTrade),
  rules,
});

export const dexOpenOrders = dex.call({
  request: (_url, account: string, page: DexPage) => resource('orders', 'open', { account, ...pageOf(page) }),
  read: rows(readOrder),
  rules,
});

export const dexOrderHistory = dex.call({
  request: (_url, account: string, page: DexPage) => resource('orders', 'history', { account, ...pageOf(page) }),
  read: rows(readOrder),
  rules,
});

/** Everything that happened to one order, by its ordinal ID. */
export const dexOrderLifecycle = dex.call({
  request: (_url, ordinalOrderId: string) => resource('orders', 'lifecycle', { ordinal_order_id: ordinalOrderId }),
  read: rows(readOrder),
  rules,
});

export const dexReferralTotals = dex.call({
  request: (_url, referrer: string) => resource('referrals', 'totals', { referrer }),
  read: rows(readReferral),
  cacheMs: 60_000,
  rules,
});

/** Accounts that the referrer brought. */
export const dexReferrals = dex.call({
  request: (_url, referrer: string) => resource('referrals', 'list', { referrer }),
  read: rows((row) => row.at('referred_user').text()),
  cacheMs: 60_000,
  rules,
});

/** `from`, `to`: ISO times. Accounts by what they traded, largest first. */
export const dexLeaders = dex.call({
  request: (_url, marketIds: readonly number[], from: string, to: string, excludeZeroFee?: unknown) =>
    resource('leaderboard', 'list', {
      market_ids: marketIdsOf(marketIds),
      from,
      to,
      exclude_zero_fee: excludeZeroFeeOf(excludeZeroFee),
    }),
  read: rows(readLeader),
  cacheMs: 60_000,
  rules,
});

export const dexSync = dex.call({
  request: () => resource('status', 'sync'),
  read: readSync,
  cacheMs: 5000,
  rules: { ...rules, envelope: (answer) => ({ body: answer.at('data').missing ? answer : answer.at('data') }) },
});
