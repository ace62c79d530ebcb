import type { Field } from '../../core/fields.ts';
import { exactText, parseDecimal } from '../../price/decimal.ts';

/** Quantities and prices are decimal texts in whole tokens unless a comment says otherwise. */
export interface DexToken {
  code: string;
  precision: number;
  contract: string;
  /** Units of one token, decimal text: '1000000' at precision 6. */
  multiplier: string;
}

export interface DexMarket {
  marketId: number;
  symbol: string;
  /** 1: active; 0 inactive, 3 orders disabled, 4 fills disabled, 5 both, 6 stops disabled. */
  statusCode: number;
  type: string;
  /** Shares of an amount: '0.001' is 0.1%. */
  makerFee: string;
  takerFee: string;
  /** Smallest order in units of the ask token. */
  orderMin: string;
  bidToken: DexToken;
  askToken: DexToken;
}

export interface DexTicker {
  marketId: number;
  symbol: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volumeBid: string;
  volumeAsk: string;
  changePercentage: string;
}

export interface DexCandle {
  /** ISO time with Z. */
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  volumeBid: string;
  count: number;
}

export interface DexLevel {
  level: string;
  ask: string;
  bid: string;
  count: number;
}

export interface DexDepth {
  bids: DexLevel[];
  asks: DexLevel[];
}

export interface DexOrder {
  blockTime: string;
  /** Number of the contract; null before a block has it. */
  orderId: string | null;
  ordinalOrderId: string;
  marketId: number;
  quantityInit: string | null;
  quantityCurr: string;
  price: string;
  accountName: string;
  /** 1: buy, 2: sell. */
  orderSide: number;
  /** 1: limit, 2: stop loss, 3: take profit. */
  orderType: number;
  triggerPrice: string;
  /** 0: good till canceled, 1: immediate or cancel, 2: post only. */
  fillType: number;
  /** Word of the service. */
  status: string;
  filledTotal: string | null;
  filledAmount: string | null;
  filledFee: string | null;
  createdAt: string;
  updatedAt: string;
  /** Transaction of an entry of the history; null for open orders. */
  transactionId: string | null;
}

export interface DexTrade {
  blockTime: string;
  tradeId: string;
  marketId: number;
  price: string;
  bidUser: string;
  askUser: string;
  bidTotal: string;
  askTotal: string;
  bidAmount: string;
  askAmount: string;
  bidFee: string;
  askFee: string;
  bidReferrer: string | null;
  askReferrer: string | null;
  bidReferrerFee: string | null;
  askReferrerFee: string | null;
  orderSide: number;
  transactionId: string;
}

export interface DexReferral {
  referrer: string;
  marketId: number;
  bidFee: string;
  bidTotal: string;
  askFee: string;
  askTotal: string;
}

export interface DexLeader {
  user: string;
  total: string;
}

export interface DexSync {
  dbSecondsBehind: number;
  chronicleSecondsBehind: number;
  maxSecondsBehind: number;
}

/** A JSON number or text as exact decimal text. */
function decimal(field: Field): string {
  const text = typeof field.value === 'number' || typeof field.value === 'bigint' ? String(field.value) : field.text();
  const value = parseDecimal(text);
  return value === null ? field.fail('a number') : exactText(value);
}

function decimalOrNull(field: Field): string | null {
  return field.missing || field.value === '' ? null : decimal(field);
}

function wordOf(field: Field): string {
  return typeof field.value === 'number' ? String(field.value) : field.text();
}

function nameOrNull(field: Field): string | null {
  const text = field.textOr('');
  return text === '' ? null : text;
}

/** Milliseconds or a time text, as ISO with Z. */
function timeOf(field: Field): string {
  if (typeof field.value === 'string' && !/^\d+$/.test(field.value)) return field.time();
  const ms = field.number();
  return ms < 0 || ms > 8.64e15 ? field.fail('a time') : new Date(ms).toISOString();
}

function readToken(field: Field): DexToken {
  const precision = field.at('precision').number();
  if (precision < 0 || precision > 18) field.at('precision').fail('a precision');
  return {
    code: field.at('code').text(),
    precision,
    contract: field.at('contract').text(),
    multiplier: field.at('multiplier').integer(),
  };
}

export function readMarket(row: Field): DexMarket {
  return {
    marketId: row.at('market_id').number(),
    symbol: row.at('symbol').text(),
    statusCode: row.at('status_code').number(),
    type: wordOf(row.at('type')),
    makerFee: decimal(row.at('maker_fee')),
    takerFee: decimal(row.at('taker_fee')),
    orderMin: row.at('order_min').integer(),
    bidToken: readToken(row.at('bid_token')),
    askToken: readToken(row.at('ask_token')),
  };
}

export function readTicker(row: Field): DexTicker {
  return {
    marketId: row.at('market_id').number(),
    symbol: row.at('symbol').text(),
    open: decimal(row.at('open')),
    high: decimal(row.at('high')),
    low: decimal(row.at('low')),
    close: decimal(row.at('close')),
    volumeBid: decimal(row.at('volume_bid')),
    volumeAsk: decimal(row.at('volume_ask')),
    changePercentage: decimal(row.at('change_percentage')),
  };
}

export function readCandle(row: Field): DexCandle {
  return {
    time: timeOf(row.at('time')),
    open: decimal(row.at('open')),
    high: decimal(row.at('high')),
    low: decimal(row.at('low')),
    close: decimal(row.at('close')),
    volume: decimal(row.at('volume')),
    volumeBid: decimal(row.at('volume_bid')),
    count: row.at('count').number(),
  };
}

export function readDepth(answer: Field): DexDepth {
  const level = (row: Field): DexLevel => ({
    level: decimal(row.at('level')),
    ask: decimal(row.at('ask')),
    bid: decimal(row.at('bid')),
    count: row.at('count').number(),
  });
  return { bids: answer.at('bids').items().map(level), asks: answer.at('asks').items().map(level) };
}

export function readOrder(row: Field): DexOrder {
  const orderId = row.at('order_id');
  return {
    blockTime: row.at('block_time').time(),
    orderId: orderId.missing ? null : orderId.integer(),
    ordinalOrderId: row.at('ordinal_order_id').text(),
    marketId: row.at('market_id').number(),
    quantityInit: decimalOrNull(row.at('quantity_init')),
    quantityCurr: decimal(row.at('quantity_curr')),
    price: decimal(row.at('price')),
    accountName: row.at('account_name').text(),
    orderSide: row.at('order_side').number(),
    orderType: row.at('order_type').number(),
    triggerPrice: decimal(row.at('trigger_price')),
    fillType: row.at('fill_type').number(),
    status: wordOf(row.at('status')),
    filledTotal: decimalOrNull(row.at('filled_total')),
    filledAmount: decimalOrNull(row.at('filled_amount')),
    filledFee: decimalOrNull(row.at('filled_fee')),
    createdAt: row.at('created_at').time(),
    updatedAt: row.at('updated_at').time(),
    transactionId: nameOrNull(row.at('trx_id')),
  };
}

export function readTrade(row: Field): DexTrade {
  return {
    blockTime: row.at('block_time').time(),
    tradeId: wordOf(row.at('trade_id')),
    marketId: row.at('market_id').number(),
    price: decimal(row.at('price')),
    bidUser: row.at('bid_user').text(),
    askUser: row.at('ask_user').text(),
    bidTotal: decimal(row.at('bid_total')),
    askTotal: decimal(row.at('ask_total')),
    bidAmount: decimal(row.at('bid_amount')),
    askAmount: decimal(row.at('ask_amount')),
    bidFee: decimal(row.at('bid_fee')),
    askFee: decimal(row.at('ask_fee')),
    bidReferrer: nameOrNull(row.at('bid_referrer')),
    askReferrer: nameOrNull(row.at('ask_referrer')),
    bidReferrerFee: decimalOrNull(row.at('bid_referrer_fee')),
    askReferrerFee: decimalOrNull(row.at('ask_referrer_fee')),
    orderSide: row.at('order_side').number(),
    transactionId: row.at('trx_id').text(),
  };
}

export function readReferral(row: Field): DexReferral {
  return {
    referrer: row.at('referrer').text(),
    marketId: row.at('market_id').number(),
    bidFee: decimal(row.at('bid_fee')),
    bidTotal: decimal(row.at('bid_total')),
    askFee: decimal(row.at('ask_fee')),
    askTotal: decimal(row.at('ask_total')),
  };
}

export function readLeader(row: Field): DexLeader {
  return { user: row.at('user').text(), total: decimal(row.at('total')) };
}

export function readSync(answer: Field): DexSync {
  return {
    dbSecondsBehind: answer.at('dbSecondsBehind').number(),
    chronicleSecondsBehind: answer.at('chronicleSecondsBehind').number(),
    maxSecondsBehind: answer.at('maxSecondsBehind').number(),
  };
}
