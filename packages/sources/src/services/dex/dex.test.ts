import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';
import {
  dexCandles,
  dexDepth,
  dexLeaders,
  dexMarkets,
  dexOpenOrders,
  dexOrderHistory,
  dexOrderLifecycle,
  dexRecentTrades,
  dexReferrals,
  dexReferralTotals,
  dexSync,
  dexTickers,
  dexTradeHistory,
} from './dex-calls.ts';
import { candleLimit, excludeZeroFeeOf, limitOf, listLimit, marketIdsOf, offsetOf } from './dex-query.ts';

let service: JsonService;
let at: SourceContext;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  at = sourcesOver('http://127.0.0.1:9', { services: { dex: service.url } }).at;
});

const time = '2026-11-25T10:00:00.000Z';
const token = { code: 'XPR', precision: 4, contract: 'eosio.token', multiplier: 10_000 };
const order = {
  block_time: time,
  order_id: '77',
  ordinal_order_id: 'ab12',
  market_id: 1,
  quantity_init: 10.5,
  quantity_curr: 4,
  price: '0.00091',
  account_name: 'alice',
  order_side: 1,
  order_type: 1,
  trigger_price: 0,
  fill_type: 0,
  status: 'create',
  filled_total: 6.5,
  filled_amount: 5,
  filled_fee: 0.01,
  created_at: time,
  updated_at: time,
};
const trade = {
  block_time: time,
  trade_id: 9,
  market_id: 1,
  price: 0.00091,
  bid_user: 'alice',
  ask_user: 'bob',
  bid_total: 1,
  ask_total: 2,
  bid_amount: 3,
  ask_amount: 4,
  bid_fee: 0.1,
  ask_fee: 0.2,
  bid_referrer: 'carol',
  ask_referrer: '',
  bid_referrer_fee: 0.05,
  ask_referrer_fee: null,
  order_side: 2,
  trx_id: 'cd',
};

async function dataOf<T>(path: string, value: unknown, read: Promise<Outcome<T>>): Promise<T> {
  const outcome = await read;
  if (outcome.state !== 'data')
    throw new Error(`${path}: ${JSON.stringify(outcome)} ${JSON.stringify(service.requests)}`);
  return outcome.data;
}

function answer(path: string, data: unknown): void {
  service.answers[`/dex/v1/${path}`] = json({ sync: { maxSecondsBehind: 1 }, data });
}

test('[DEX-014] every resource is asked by its path and its answer is taken out of {sync, data}', async () => {
  const [from, to] = ['2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z'];
  const calls: [path: string, data: unknown, read: () => Promise<Outcome<unknown>>][] = [
    ['markets/all', [], () => dexMarkets(at)],
    ['trades/daily', [], () => dexTickers(at)],
    [
      `chart/ohlcv?symbol=XPR_XMD&interval=60&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}&limit=500`,
      [],
      () => dexCandles(at, 'XPR_XMD', '60', from, to),
    ],
    ['orders/open?account=alice&offset=0&limit=100', [order], () => dexOpenOrders(at, 'alice', {})],
    [
      'orders/history?account=alice&offset=5&limit=250',
      [order],
      () => dexOrderHistory(at, 'alice', { offset: 5, limit: 250 }),
    ],
    ['orders/depth?symbol=XPR_XMD&step=4&limit=100', { bids: [], asks: [] }, () => dexDepth(at, 'XPR_XMD', 4)],
    ['orders/lifecycle?ordinal_order_id=ab12', [order], () => dexOrderLifecycle(at, 'ab12')],
    ['trades/recent?symbol=XPR_XMD&offset=0&limit=100', [trade], () => dexRecentTrades(at, 'XPR_XMD', {})],
    ['trades/history?account=alice&offset=0&limit=100', [trade], () => dexTradeHistory(at, 'alice', {})],
    ['referrals/totals?referrer=carol', [], () => dexReferralTotals(at, 'carol')],
    ['referrals/list?referrer=carol', [{ referred_user: 'dan' }], () => dexReferrals(at, 'carol')],
    [
      `leaderboard/list?market_ids=1&market_ids=2&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}&exclude_zero_fee=true`,
      [{ user: 'dan', total: 12.5 }],
      () => dexLeaders(at, [1, 2], from, to),
    ],
    ['status/sync', { dbSecondsBehind: 1, chronicleSecondsBehind: 2, maxSecondsBehind: 2 }, () => dexSync(at)],
  ];
  for (const [path, data, read] of calls) {
    answer(path, data);
    const outcome = await read();
    expect([path, outcome.state, outcome.meta.failures]).toEqual([
      path,
      Array.isArray(data) && data.length === 0 ? 'empty' : 'data',
      [],
    ]);
  }
  expect(service.requests.map(({ path }) => path)).toEqual(calls.map(([path]) => `/dex/v1/${path}`));
});

test('[DEX-001] [DEX-002] orders and trades have every field, numbers as exact text', async () => {
  answer('orders/open?account=alice&offset=0&limit=100', [
    order,
    { ...order, order_id: null, quantity_init: undefined },
  ]);
  const [first, second] = await dataOf('orders', order, dexOpenOrders(at, 'alice', {}));
  expect(first).toEqual({
    blockTime: time,
    orderId: '77',
    ordinalOrderId: 'ab12',
    marketId: 1,
    quantityInit: '10.5',
    quantityCurr: '4',
    price: '0.00091',
    accountName: 'alice',
    orderSide: 1,
    orderType: 1,
    triggerPrice: '0',
    fillType: 0,
    status: 'create',
    filledTotal: '6.5',
    filledAmount: '5',
    filledFee: '0.01',
    createdAt: time,
    updatedAt: time,
    transactionId: null,
  });
  expect(second).toMatchObject({ orderId: null, quantityInit: null });
  answer('trades/recent?symbol=XPR_XMD&offset=0&limit=100', [trade]);
  expect(await dataOf('trades', trade, dexRecentTrades(at, 'XPR_XMD', {}))).toEqual([
    {
      blockTime: time,
      tradeId: '9',
      marketId: 1,
      price: '0.00091',
      bidUser: 'alice',
      askUser: 'bob',
      bidTotal: '1',
      askTotal: '2',
      bidAmount: '3',
      askAmount: '4',
      bidFee: '0.1',
      askFee: '0.2',
      bidReferrer: 'carol',
      askReferrer: null,
      bidReferrerFee: '0.05',
      askReferrerFee: null,
      orderSide: 2,
      transactionId: 'cd',
    },
  ]);
});

test('[DEX-003] [DEX-004] markets and tickers have every field', async () => {
  const market = { market_id: 1, symbol: 'XPR_XMD', status_code: 1, type: 'spot', maker_fee: 0.001, taker_fee: 0.002 };
  answer('markets/all', [{ ...market, order_min: '100', bid_token: token, ask_token: { ...token, code: 'XMD' } }]);
  const bidToken = { code: 'XPR', precision: 4, contract: 'eosio.token', multiplier: '10000' };
  expect(await dataOf('markets', market, dexMarkets(at))).toEqual([
    {
      marketId: 1,
      symbol: 'XPR_XMD',
      statusCode: 1,
      type: 'spot',
      makerFee: '0.001',
      takerFee: '0.002',
      orderMin: '100',
      bidToken,
      askToken: { ...bidToken, code: 'XMD' },
    },
  ]);
  const ticker = { open: 1, high: 3, low: 0.5, close: 2, volume_bid: 10, volume_ask: 20, change_percentage: -1.5 };
  answer('trades/daily', [{ market_id: 1, symbol: 'XPR_XMD', ...ticker }]);
  expect(await dataOf('tickers', ticker, dexTickers(at))).toEqual([
    {
      marketId: 1,
      symbol: 'XPR_XMD',
      open: '1',
      high: '3',
      low: '0.5',
      close: '2',
      volumeBid: '10',
      volumeAsk: '20',
      changePercentage: '-1.5',
    },
  ]);
});

test('[DEX-005] [DEX-006] [DEX-007] candles, levels of the book and referral figures have every field', async () => {
  const candle = { time: 1_764_000_000_000, open: 1, high: 2, low: 1, close: 2, volume: 5, volume_bid: 6, count: 7 };
  answer(`chart/ohlcv?symbol=XPR_XMD&interval=1D&from=a&to=b&limit=2000`, [candle]);
  expect(await dataOf('candles', candle, dexCandles(at, 'XPR_XMD', '1D', 'a', 'b', 2000))).toEqual([
    {
      time: new Date(1_764_000_000_000).toISOString(),
      open: '1',
      high: '2',
      low: '1',
      close: '2',
      volume: '5',
      volumeBid: '6',
      count: 7,
    },
  ]);
  answer('orders/depth?symbol=XPR_XMD&step=2&limit=5', {
    bids: [{ level: 1.5, ask: 3, bid: 2, count: 4 }],
    asks: [],
  });
  expect(await dataOf('depth', null, dexDepth(at, 'XPR_XMD', 2, 5))).toEqual({
    bids: [{ level: '1.5', ask: '3', bid: '2', count: 4 }],
    asks: [],
  });
  answer('referrals/totals?referrer=carol', [
    { referrer: 'carol', market_id: 1, bid_fee: 1, bid_total: 2, ask_fee: 3, ask_total: 4 },
  ]);
  expect(await dataOf('referrals', null, dexReferralTotals(at, 'carol'))).toEqual([
    { referrer: 'carol', marketId: 1, bidFee: '1', bidTotal: '2', askFee: '3', askTotal: '4' },
  ]);
});

test('[DEX-008] [DEX-009] [DEX-010] limits have a default and a maximum, 0 is refused', () => {
  expect([limitOf(undefined, candleLimit), limitOf(undefined, listLimit)]).toEqual([500, 100]);
  expect([limitOf(2000, candleLimit), limitOf(250, listLimit), limitOf(1, listLimit)]).toEqual([2000, 250, 1]);
  for (const limit of [0, 251, -1, 1.5]) {
    expect(() => limitOf(limit, listLimit)).toThrow('Limit must be between 0 and 250');
  }
  for (const limit of [0, 2001]) expect(() => limitOf(limit, candleLimit)).toThrow('Limit must be between 0 and 2000');
});

test('[DEX-011] [DEX-012] [DEX-013] offset, market IDs and exclude_zero_fee', () => {
  expect([offsetOf(undefined), offsetOf(7)]).toEqual([0, 7]);
  expect(() => offsetOf(-1)).toThrow('Offset');
  expect(() => marketIdsOf([])).toThrow('Must provide atleast one market ID');
  expect(marketIdsOf([1, 2])).toEqual(['1', '2']);
  expect([undefined, true, 'true', false, 'false'].map(excludeZeroFeeOf)).toEqual([true, true, true, false, false]);
  for (const value of ['x', 1, null, '']) expect(() => excludeZeroFeeOf(value)).toThrow('exclude_zero_fee');
});
