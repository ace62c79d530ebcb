import type { ApplyContext, Table } from '../../../contract.ts';

/** Symbol and contract of a token, as the ABI type `extended_symbol` has them. */
export interface ExtendedSymbol {
  sym: string;
  contract: string;
}

/** Row of `markets`. */
export interface MarketRow {
  market_id: number;
  /** Traded token, and the token of prices. */
  bid_token: ExtendedSymbol;
  ask_token: ExtendedSymbol;
  /** In hundredths of a percent of what the side receives. */
  maker_fee: bigint;
  taker_fee: bigint;
  /** Minimum value of an order in units of the ask token. */
  order_min: bigint;
  /** 0 inactive, 1 active, 2 not in use, 3 orders disabled, 4 fills disabled, 5 both, 6 SL/TP disabled. */
  status_code: number;
  /** Price of the last trade in units of the ask token; 0 before the first. */
  last_price: bigint;
}

export const sides = { buy: 1, sell: 2 } as const;
export const orderTypes = { resting: 0, limit: 1, stopLoss: 2, takeProfit: 3 } as const;
export const fillTypes = { untilCancelled: 0, immediate: 1, postOnly: 2 } as const;

/** Row of `orders`: a placed order. */
export interface OrderRow {
  order_id: bigint;
  market_id: number;
  account: string;
  order_side: number;
  /** 0 in the book; 1 waits for `process`, 2 and 3 for their trigger. */
  order_type: number;
  fill_type: number;
  /** Units of the ask token per whole bid token. */
  price: bigint;
  trigger_price: bigint;
  /** What is left: units of the bid token in a sell order, of the ask token in a buy order. */
  quantity: bigint;
  quantity_init: bigint;
  referrer: string;
}

/** Row of `balances`, scope owner, key symbol code: deposited, and not in an order. */
export interface BalanceRow {
  quantity: string;
  contract: string;
}

export const markets = (ctx: ApplyContext): Table<MarketRow> => ctx.table<MarketRow>('markets');
export const orders = (ctx: ApplyContext): Table<OrderRow> => ctx.table<OrderRow>('orders');
