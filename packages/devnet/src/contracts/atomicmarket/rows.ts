import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { ApplyContext, SecondaryKeys, Table } from '../../contract.ts';
import { check } from '../check.ts';

/** Row of `sales`, secondary key hash of the asset ids. */
export interface SaleRow {
  sale_id: bigint;
  seller: string;
  asset_ids: bigint[];
  /** The seller's asset offer to the market; -1 until it exists. */
  offer_id: bigint;
  listing_price: string;
  settlement_symbol: string;
  maker_marketplace: string;
  collection_name: string;
  collection_fee: number;
}

/** Row of `auctions`, secondary key hash of the asset ids. */
export interface AuctionRow {
  auction_id: bigint;
  seller: string;
  asset_ids: bigint[];
  /** Seconds since 1970. */
  end_time: number;
  assets_transferred: boolean;
  /** Minimum bid until the first bid. */
  current_bid: string;
  current_bidder: string;
  claimed_by_seller: boolean;
  claimed_by_buyer: boolean;
  maker_marketplace: string;
  taker_marketplace: string;
  collection_name: string;
  collection_fee: number;
}

/** Row of `buyoffers`; the market holds the price. */
export interface BuyOfferRow {
  buyoffer_id: bigint;
  buyer: string;
  recipient: string;
  price: string;
  asset_ids: bigint[];
  memo: string;
  maker_marketplace: string;
  collection_name: string;
  collection_fee: number;
}

/** Row of `config`. */
export interface ConfigRow {
  version: string;
  sale_counter: bigint;
  auction_counter: bigint;
  minimum_bid_increase: number;
  minimum_auction_duration: number;
  maximum_auction_duration: number;
  auction_reset_duration: number;
  supported_tokens: { token_contract: string; token_symbol: string }[];
  supported_symbol_pairs: SymbolPair[];
  maker_market_fee: number;
  taker_market_fee: number;
  atomicassets_account: string;
  delphioracle_account: string;
}

/** Listing and settlement symbols linked by an oracle's pair. */
export interface SymbolPair {
  listing_symbol: string;
  settlement_symbol: string;
  delphi_pair_name: string;
  invert_delphi_pair: boolean;
}

/** Row of `bonusfees`: an additional fee on trades whose id is in one of the ranges. */
export interface BonusFeeRow {
  bonusfee_id: bigint;
  fee_recipient: string;
  fee: number;
  counter_ranges: { counter_name: string; start_id: bigint; end_id: bigint }[];
  fee_name: string;
}

export function configOf(ctx: ApplyContext): ConfigRow {
  const row = ctx.table<ConfigRow>('config').get('config');
  check(ctx, row !== null, 'The contract needs to be initialized');
  return row;
}

export function salesOf(ctx: ApplyContext): Table<SaleRow> {
  return ctx.table<SaleRow>('sales');
}

export function auctionsOf(ctx: ApplyContext): Table<AuctionRow> {
  return ctx.table<AuctionRow>('auctions');
}

export function buyOffersOf(ctx: ApplyContext): Table<BuyOfferRow> {
  return ctx.table<BuyOfferRow>('buyoffers');
}

/** Secondary key of a sale or an auction of exactly these assets. */
export function assetsKey(assetIds: readonly bigint[]): SecondaryKeys {
  const writer = new ByteWriter(8 * assetIds.length);
  for (const id of assetIds) writer.u64(id);
  return [{ type: 'idx256', key: toHex(sha256(writer.finish())) }];
}

/** Rows for exactly these assets. */
export function* aboutAssets<Row>(table: Table<Row>, assetIds: readonly bigint[]): Generator<Row> {
  const key = assetsKey(assetIds)[0]!.key;
  for (const [rowKey, , row] of table.bySecondary(0, key)) {
    if (rowKey !== key) return;
    yield row;
  }
}

/** Increments a counter and returns its value, starting at 1. */
export function nextOf(ctx: ApplyContext, counter_name: string): bigint {
  const counters = ctx.table<{ counter_name: string; counter_value: bigint }>('counters');
  const row = counters.get(counter_name);
  if (row === null) {
    counters.emplace(ctx.receiver, counter_name, { counter_name, counter_value: 2n });
    return 1n;
  }
  counters.modify(counter_name, null, (changed) => {
    changed.counter_value++;
  });
  return row.counter_value;
}

/** Next value of a counter; 1 if unused. */
export function counterValue(ctx: ApplyContext, counter_name: string): bigint {
  return ctx.table<{ counter_value: bigint }>('counters').get(counter_name)?.counter_value ?? 1n;
}

/** Sends one of the contract's log actions. */
export function log(ctx: ApplyContext, name: string, data: unknown): void {
  send(ctx, ctx.receiver, name, data);
}

/** Sends an inline action with the market's authority. */
export function send(ctx: ApplyContext, account: string, name: string, data: unknown): void {
  ctx.sendInline({ account, name, authorization: [{ actor: ctx.receiver, permission: 'active' }], data });
}
