import { parseAsset } from '@antescope/codec/chain/asset';
import { assetsContract, type AtomicIndex, reading } from '../atomic-index.ts';
import { idsOf } from '../assets/offer-rows.ts';
import type { Listing, ListingKind } from '../listing.ts';

/** A sale, an auction or a buy offer. */
export interface Trade {
  listing: Listing;
  state: number;
  seller: string;
  buyer: string | null;
  assets: bigint[];
  /** '5.0000 EOS' */
  price: string;
  /** Code of the token that is paid. */
  symbol: string;
  maker: string;
  taker: string | null;
  collection: string;
  /** Share of the price, when it was made. */
  fee: number;
}

export interface TradeKind {
  listings: ListingKind;
  /** 'Sale' */
  name: string;
  /** States of trades that did not end. */
  open: readonly number[];
  read(index: AtomicIndex, listing: Listing): Promise<Trade>;
  /** Fields of its own. */
  document(index: AtomicIndex, trade: Trade): Promise<Record<string, unknown>>;
}

/** What every kind of trade has in its row. */
export function commonFields(listing: Listing): Pick<Trade, 'listing' | 'assets' | 'maker' | 'collection' | 'fee'> {
  const { row } = listing;
  return reading(() => ({
    listing,
    assets: idsOf(row.at('asset_ids')),
    maker: row.at('maker_marketplace').text(),
    collection: row.at('collection_name').text(),
    fee: Number(row.at('collection_fee').value),
  }));
}

/** 'EOS' of '5.0000 EOS' */
export function symbolOf(price: string): string {
  return reading(() => parseAsset(price)).code;
}

/** Whether an account has all of the assets. */
export async function ownsAll(index: AtomicIndex, owner: string, ids: readonly bigint[]): Promise<boolean> {
  const rows = await Promise.all(ids.map((id) => index.row(assetsContract, owner, 'assets', id)));
  return rows.every((row) => row !== null);
}
