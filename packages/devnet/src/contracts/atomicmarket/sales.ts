import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext } from '../../contract.ts';
import { symbolOf } from '../amount.ts';
import { check } from '../check.ts';
import { settlementPrice } from './delphi-price.ts';
import { MarketAssets } from './market-assets.ts';
import { checkMarketplace, isSupported, settle, take } from './money.ts';
import { aboutAssets, assetsKey, configOf, log, nextOf, salesOf, send, type SaleRow } from './rows.ts';

type Announcement = Omit<SaleRow, 'sale_id' | 'offer_id' | 'collection_name' | 'collection_fee'>;

/** Announces a sale; it starts once its assets are offered to the market. */
export function announce(ctx: ApplyContext, data: Announcement): void {
  const { seller, asset_ids, listing_price, settlement_symbol, maker_marketplace } = data;
  ctx.requireAuth(seller);
  for (const sale of aboutAssets(salesOf(ctx), asset_ids)) {
    const reason =
      'You have already announced a sale for these assets. You can cancel a sale using the cancelsale action.';
    check(ctx, sale.seller !== seller, reason);
  }
  const { collection_name, market_fee } = new MarketAssets(ctx).collectionOf(seller, asset_ids);
  checkSymbols(ctx, symbolOf(listing_price), settlement_symbol);
  check(ctx, parseAsset(listing_price).units > 0n, 'The price must be positive');
  checkMarketplace(ctx, maker_marketplace, 'maker');
  const sale_id = nextOf(ctx, 'sale');
  const row = { sale_id, ...data, offer_id: -1n, collection_name, collection_fee: market_fee };
  salesOf(ctx).emplace(seller, sale_id, row, assetsKey(asset_ids));
  log(ctx, 'lognewsale', { sale_id, ...data, collection_name, collection_fee: market_fee });
}

function checkSymbols(ctx: ApplyContext, listing: string, settlement: string): void {
  if (listing === settlement) {
    check(ctx, isSupported(ctx, settlement), 'The specified settlement symbol is not supported.');
    return;
  }
  const supported = configOf(ctx).supported_symbol_pairs.some(
    (pair) => pair.listing_symbol === listing && pair.settlement_symbol === settlement,
  );
  check(ctx, supported, 'The specified listing - settlement symbol combination is not supported');
}

/** Starts a sale whose assets were offered to the market. */
export function start(
  ctx: ApplyContext,
  offer: { offer_id: bigint; sender: string; sender_asset_ids: bigint[] },
): void {
  for (const { sale_id, seller, offer_id } of aboutAssets(salesOf(ctx), offer.sender_asset_ids)) {
    if (seller !== offer.sender || offer_id !== -1n) continue;
    salesOf(ctx).modify(sale_id, null, (row) => {
      row.offer_id = offer.offer_id;
    });
    log(ctx, 'logsalestart', { sale_id, offer_id: offer.offer_id });
    return;
  }
  check(ctx, false, 'No sale was announced by this sender for the offered assets');
}

/** Cancels a sale; any account may cancel one that can no longer be bought. */
export function cancel(ctx: ApplyContext, { sale_id }: { sale_id: bigint }): void {
  const sale = saleOf(ctx, sale_id);
  const assets = new MarketAssets(ctx);
  const offered = sale.offer_id === -1n ? null : assets.offer(sale.offer_id);
  const invalid = (sale.offer_id !== -1n && offered === null) || !assets.owns(sale.seller, sale.asset_ids);
  const reason = 'The sale is not invalid, therefore the authorization of the seller is needed to cancel it';
  check(ctx, invalid || ctx.hasAuth(sale.seller), reason);
  if (offered !== null) send(ctx, assets.contract, 'declineoffer', { offer_id: sale.offer_id });
  salesOf(ctx).erase(sale_id);
}

export function purchase(
  ctx: ApplyContext,
  data: { buyer: string; sale_id: bigint; intended_delphi_median: bigint; taker_marketplace: string },
): void {
  const { buyer, sale_id, intended_delphi_median, taker_marketplace: taker } = data;
  ctx.requireAuth(buyer);
  const sale = saleOf(ctx, sale_id);
  check(ctx, buyer !== sale.seller, "You can't purchase your own sale");
  const offered = 'This sale is not active yet. The seller first has to create an atomicasset offer for this asset';
  check(ctx, sale.offer_id !== -1n, offered);
  const assets = new MarketAssets(ctx);
  const canceled = 'The seller cancelled the atomicassets offer related to this sale';
  check(ctx, assets.offer(sale.offer_id) !== null, canceled);
  checkMarketplace(ctx, taker, 'taker');
  const price = settlementPrice(ctx, sale, intended_delphi_median);
  take(ctx, buyer, price);
  settle(ctx, {
    price,
    seller: sale.seller,
    maker: sale.maker_marketplace,
    taker,
    collection: sale.collection_name,
    collectionFee: sale.collection_fee,
    kind: 'sale',
    id: sale_id,
    memo: `AtomicMarket Sale Payout - ID #${sale_id}`,
  });
  send(ctx, assets.contract, 'acceptoffer', { offer_id: sale.offer_id });
  assets.transfer(buyer, sale.asset_ids, `AtomicMarket Purchased Sale - ID # ${sale_id}`);
  salesOf(ctx).erase(sale_id);
}

/** Fails the transaction unless the sale matches what the sender saw. */
export function assertSale(
  ctx: ApplyContext,
  data: {
    sale_id: bigint;
    asset_ids_to_assert: bigint[];
    listing_price_to_assert: string;
    settlement_symbol_to_assert: string;
  },
): void {
  const sale = saleOf(ctx, data.sale_id);
  const sameAssets = sorted(sale.asset_ids) === sorted(data.asset_ids_to_assert);
  check(ctx, sameAssets, 'The asset ids to assert differ from the asset ids of this sale');
  const samePrice = sale.listing_price === data.listing_price_to_assert;
  check(ctx, samePrice, 'The listing price to assert differs from the listing price of this sale');
  const sameSymbol = sale.settlement_symbol === data.settlement_symbol_to_assert;
  check(ctx, sameSymbol, 'The settlement symbol to assert differs from the settlement symbol of this sale');
}

export function sorted(ids: readonly bigint[]): string {
  return [...ids].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join();
}

export function payRam(ctx: ApplyContext, { payer, sale_id }: { payer: string; sale_id: bigint }): void {
  ctx.requireAuth(payer);
  saleOf(ctx, sale_id);
  salesOf(ctx).modify(sale_id, payer, () => {});
}

function saleOf(ctx: ApplyContext, id: bigint): SaleRow {
  const row = salesOf(ctx).get(id);
  check(ctx, row !== null, 'No sale with this sale_id exists');
  return row;
}
