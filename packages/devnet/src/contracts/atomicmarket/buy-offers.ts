import { encodeText } from '@antescope/codec/bytes/bytes';
import type { ApplyContext } from '../../contract.ts';
import { symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { MarketAssets } from './market-assets.ts';
import { add, checkMarketplace, isSupported, settle, take } from './money.ts';
import { buyOffersOf, log, nextOf, send, type BuyOfferRow } from './rows.ts';
import { sorted } from './sales.ts';

interface Id {
  buyoffer_id: bigint;
}

/** Offers a price for assets that are not on sale; the market holds the price until the offer ends. */
export function create(
  ctx: ApplyContext,
  data: Omit<BuyOfferRow, 'buyoffer_id' | 'collection_name' | 'collection_fee'>,
): void {
  const { buyer, recipient, price, asset_ids, memo, maker_marketplace } = data;
  ctx.requireAuth(buyer);
  check(ctx, buyer !== recipient, "buyer and recipient can't be the same account");
  check(ctx, isSupported(ctx, symbolOf(price)), 'The symbol of the specified price is not supported');
  check(ctx, unitsOf(price) > 0n, 'The price must be greater than zero');
  check(ctx, encodeText(memo).length <= 256, 'A buyoffer memo can only be 256 characters max');
  checkMarketplace(ctx, maker_marketplace, 'maker');
  const { collection_name, market_fee } = new MarketAssets(ctx).collectionOf(recipient, asset_ids);
  take(ctx, buyer, price);
  const buyoffer_id = nextOf(ctx, 'buyoffer');
  const row = { buyoffer_id, ...data, collection_name, collection_fee: market_fee };
  buyOffersOf(ctx).emplace(buyer, buyoffer_id, row);
  log(ctx, 'lognewbuyo', row);
}

/** Accepts an offer. The owner must just have offered the assets to the market with memo 'buyoffer'. */
export function accept(
  ctx: ApplyContext,
  data: Id & { expected_asset_ids: bigint[]; expected_price: string; taker_marketplace: string },
): void {
  const { buyoffer_id, expected_asset_ids, expected_price, taker_marketplace: taker } = data;
  const buyOffer = buyOfferOf(ctx, buyoffer_id);
  ctx.requireAuth(buyOffer.recipient);
  const sameAssets = sorted(expected_asset_ids) === sorted(buyOffer.asset_ids);
  check(ctx, sameAssets, 'The asset ids of this buyoffer differ from the expected asset ids');
  const samePrice = expected_price === buyOffer.price;
  check(ctx, samePrice, 'The price of this buyoffer differs from the expected price');
  checkMarketplace(ctx, taker, 'taker');
  const assets = new MarketAssets(ctx);
  const last = assets.lastOffer();
  const offered = last !== null && last.sender === buyOffer.recipient && last.recipient === ctx.receiver;
  const reason = 'The last created AtomicAssets offer must be from the buyoffer recipient to the AtomicMarket contract';
  check(ctx, offered && last.memo === 'buyoffer', reason);
  const matches = sorted(last.sender_asset_ids) === sorted(buyOffer.asset_ids) && last.recipient_asset_ids.length === 0;
  check(ctx, matches, 'The last created AtomicAssets offer must contain the assets of the buyoffer, and nothing else');
  send(ctx, assets.contract, 'acceptoffer', { offer_id: last.offer_id });
  assets.transfer(buyOffer.buyer, buyOffer.asset_ids, `AtomicMarket Accepted Buyoffer - ID # ${buyoffer_id}`);
  settle(ctx, {
    price: buyOffer.price,
    seller: buyOffer.recipient,
    maker: buyOffer.maker_marketplace,
    taker,
    collection: buyOffer.collection_name,
    collectionFee: buyOffer.collection_fee,
    kind: 'buyoffer',
    id: buyoffer_id,
    memo: `AtomicMarket Buyoffer Payout - ID #${buyoffer_id}`,
  });
  buyOffersOf(ctx).erase(buyoffer_id);
}

export function cancel(ctx: ApplyContext, { buyoffer_id }: Id): void {
  end(ctx, buyoffer_id, ({ buyer }) => buyer);
}

export function decline(ctx: ApplyContext, { buyoffer_id, decline_memo }: Id & { decline_memo: string }): void {
  check(ctx, encodeText(decline_memo).length <= 256, 'A decline memo can only be 256 characters max');
  end(ctx, buyoffer_id, ({ recipient }) => recipient);
}

/** Returns the price to the buyer. */
function end(ctx: ApplyContext, id: bigint, by: (offer: BuyOfferRow) => string): void {
  const buyOffer = buyOfferOf(ctx, id);
  ctx.requireAuth(by(buyOffer));
  add(ctx, buyOffer.buyer, buyOffer.price);
  buyOffersOf(ctx).erase(id);
}

export function payRam(ctx: ApplyContext, { payer, buyoffer_id }: Id & { payer: string }): void {
  ctx.requireAuth(payer);
  buyOfferOf(ctx, buyoffer_id);
  buyOffersOf(ctx).modify(buyoffer_id, payer, () => {});
}

function buyOfferOf(ctx: ApplyContext, id: bigint): BuyOfferRow {
  const row = buyOffersOf(ctx).get(id);
  check(ctx, row !== null, 'No buyoffer with this id exists');
  return row;
}
