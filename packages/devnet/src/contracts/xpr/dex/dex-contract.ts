import { parseSymbol } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Contract } from '../../../contract.ts';
import { abiOf } from '../../abi-text.ts';
import { check } from '../../check.ts';
import { dispatch, withData } from '../../dispatch.ts';
import { incomingTransfer } from '../../pay-out.ts';
import { debit, deposit, withdrawAll } from './dex-balances.ts';
import { close, match } from './dex-matching.ts';
import { type ExtendedSymbol, type MarketRow, markets, type OrderRow, orders, orderTypes, sides } from './dex-rows.ts';

const market =
  'market_id uint16, bid_token extended_symbol, ask_token extended_symbol, maker_fee uint64, taker_fee uint64, ' +
  'order_min uint64, status_code uint8';

/**
 * dex of Metal X: deposits, limit orders, stop loss and take profit (user actions as in XPRNetwork/xpr-network-dev-skill).
 * Its tables, its administration and its matching are not published, so these are the devnet's own.
 */
export const dexContract: Contract = {
  name: 'dex',
  version: 1,
  abi: abiOf({
    structs: {
      extended_symbol: 'sym symbol, contract name',
      market: `${market}, last_price uint64`,
      order:
        'order_id uint64, market_id uint16, account name, order_side uint8, order_type uint8, fill_type uint8, ' +
        'price uint64, trigger_price uint64, quantity uint64, quantity_init uint64, referrer name',
      balance: 'quantity asset, contract name',
      global: 'next_order uint64',
    },
    actions: {
      setmarket: market,
      setstatus: 'market_id uint16, status_code uint8',
      placeorder:
        'market_id uint16, account name, order_type uint8, order_side uint8, quantity uint64, price uint64, ' +
        'bid_symbol extended_symbol, ask_symbol extended_symbol, trigger_price uint64, fill_type uint8, referrer name',
      cancelorder: 'account name, order_id uint64',
      process: 'q_size uint16, show_error_msg uint8',
      processsltp: 'market_id uint16, size uint16',
      withdrawall: 'account name',
      logtrade:
        'market_id uint16, price uint64, order_side uint8, bid_user name, bid_user_order_id uint64, bid_amount uint64, ' +
        'bid_fee uint64, ask_user name, ask_user_order_id uint64, ask_amount uint64, ask_fee uint64',
    },
    tables: { markets: 'market', orders: 'order', balances: 'balance', global: 'global' },
  }),
  apply(ctx) {
    const received = incomingTransfer(ctx);
    if (received !== null) deposit(ctx, received);
    else dispatch(ctx, handlers);
  },
};

const handlers = {
  setmarket: withData(setMarket),
  setstatus: withData(setStatus),
  placeorder: withData(placeOrder),
  cancelorder: withData(cancelOrder),
  process: withData(processQueue),
  processsltp: withData(processTriggers),
  withdrawall: withData(withdrawAll),
  logtrade: withData((ctx: ApplyContext) => ctx.requireAuth(ctx.receiver)),
};

function setMarket(ctx: ApplyContext, data: Omit<MarketRow, 'last_price'>): void {
  ctx.requireAuth(ctx.receiver);
  const key = BigInt(data.market_id);
  if (markets(ctx).has(key)) markets(ctx).modify(key, null, (row) => Object.assign(row, data));
  else markets(ctx).emplace(ctx.receiver, key, { ...data, last_price: 0n });
}

function setStatus(ctx: ApplyContext, data: { market_id: number; status_code: number }): void {
  ctx.requireAuth(ctx.receiver);
  marketOf(ctx, data.market_id);
  markets(ctx).modify(BigInt(data.market_id), null, (row) => void (row.status_code = data.status_code));
}

interface Placement extends Pick<
  OrderRow,
  | 'market_id'
  | 'account'
  | 'order_type'
  | 'order_side'
  | 'quantity'
  | 'price'
  | 'trigger_price'
  | 'fill_type'
  | 'referrer'
> {
  bid_symbol: ExtendedSymbol;
  ask_symbol: ExtendedSymbol;
}

function placeOrder(ctx: ApplyContext, { bid_symbol, ask_symbol, ...data }: Placement): void {
  ctx.requireAuth(data.account);
  const row = marketOf(ctx, data.market_id);
  check(ctx, [1, 4, 6].includes(row.status_code), 'orders are disabled in this market');
  check(ctx, sameToken(bid_symbol, row.bid_token) && sameToken(ask_symbol, row.ask_token), 'symbols of another market');
  check(ctx, data.order_side === sides.buy || data.order_side === sides.sell, 'invalid order side');
  check(ctx, data.order_type >= 1 && data.order_type <= 3, 'invalid order type');
  check(ctx, data.fill_type <= 2, 'invalid fill type');
  check(ctx, data.price > 0n && data.quantity > 0n, 'price and quantity must be positive');
  const triggered = data.order_type !== orderTypes.limit;
  check(ctx, !triggered || data.trigger_price > 0n, 'trigger price must be positive');
  check(ctx, valueOf(row, data) >= row.order_min, 'order is below the minimum of the market');
  debit(ctx, data.account, data.order_side === sides.sell ? row.bid_token : row.ask_token, data.quantity);
  const order_id = nextOrder(ctx);
  orders(ctx).emplace(ctx.receiver, order_id, { order_id, ...data, quantity_init: data.quantity });
}

/** Value of an order in units of the ask token; a market sell, at price 1, by the last price. */
function valueOf(row: MarketRow, order: Pick<OrderRow, 'order_side' | 'quantity' | 'price'>): bigint {
  if (order.order_side === sides.buy) return order.quantity;
  const price = order.price === 1n && row.last_price > 0n ? row.last_price : order.price;
  return (order.quantity * price) / 10n ** BigInt(parseSymbol(row.bid_token.sym).precision);
}

function cancelOrder(ctx: ApplyContext, { account, order_id }: { account: string; order_id: bigint }): void {
  ctx.requireAuth(account);
  const order = orders(ctx).get(order_id);
  check(ctx, order?.account === account, 'order not found');
  close(ctx, marketOf(ctx, order.market_id), order);
}

/** Matches the oldest `q_size` new orders. */
function processQueue(ctx: ApplyContext, { q_size, show_error_msg }: { q_size: number; show_error_msg: number }): void {
  const queue = [...orders(ctx).lowerBound()].map(([, row]) => row).filter(({ order_type }) => order_type === 1);
  check(ctx, queue.length > 0 || show_error_msg === 0, 'no orders to process');
  for (const order of queue.slice(0, q_size)) {
    const row = marketOf(ctx, order.market_id);
    if (![4, 5].includes(row.status_code)) match(ctx, row, order);
  }
}

/** Turns stop loss and take profit orders whose trigger price is reached into new orders. */
function processTriggers(ctx: ApplyContext, { market_id, size }: { market_id: number; size: number }): void {
  const row = marketOf(ctx, market_id);
  const reached = [...orders(ctx).lowerBound()]
    .map(([, order]) => order)
    .filter((order) => order.market_id === market_id && isReached(order, row.last_price));
  for (const { order_id } of reached.slice(0, size)) {
    orders(ctx).modify(order_id, null, (order) => void (order.order_type = orderTypes.limit));
  }
}

function isReached({ order_type, order_side, trigger_price }: OrderRow, last: bigint): boolean {
  if (order_type !== orderTypes.stopLoss && order_type !== orderTypes.takeProfit) return false;
  const falling = (order_type === orderTypes.stopLoss) === (order_side === sides.sell);
  return last > 0n && (falling ? last <= trigger_price : last >= trigger_price);
}

function marketOf(ctx: ApplyContext, id: number): MarketRow {
  const row = markets(ctx).get(BigInt(id));
  check(ctx, row !== null, 'market not found');
  return row;
}

const sameToken = (a: ExtendedSymbol, b: ExtendedSymbol): boolean => a.sym === b.sym && a.contract === b.contract;

function nextOrder(ctx: ApplyContext): bigint {
  const table = ctx.table<{ next_order: bigint }>('global');
  const next = table.get('global')?.next_order ?? 1n;
  if (table.has('global')) table.modify('global', null, (row) => void (row.next_order = next + 1n));
  else table.emplace(ctx.receiver, 'global', { next_order: next + 1n });
  return next;
}
