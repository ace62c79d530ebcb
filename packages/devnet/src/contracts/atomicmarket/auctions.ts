import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext } from '../../contract.ts';
import { symbolOf } from '../amount.ts';
import { check } from '../check.ts';
import { MarketAssets } from './market-assets.ts';
import { add, checkMarketplace, isSupported, settle, take } from './money.ts';
import { aboutAssets, assetsKey, auctionsOf, configOf, log, nextOf, type AuctionRow } from './rows.ts';
import { sorted } from './sales.ts';

interface Id {
  auction_id: bigint;
}

interface Announcement {
  seller: string;
  asset_ids: bigint[];
  starting_bid: string;
  duration: number;
  maker_marketplace: string;
}

/** Announces an auction; it starts once its assets are transferred to the market. */
export function announce(ctx: ApplyContext, data: Announcement): void {
  const { seller, asset_ids, starting_bid, duration, maker_marketplace } = data;
  ctx.requireAuth(seller);
  for (const auction of aboutAssets(auctionsOf(ctx), asset_ids)) {
    const announced = auction.seller === seller && !auction.assets_transferred;
    check(ctx, !announced, 'You have already announced an auction for these assets.');
  }
  const { collection_name, market_fee: collection_fee } = new MarketAssets(ctx).collectionOf(seller, asset_ids);
  check(ctx, isSupported(ctx, symbolOf(starting_bid)), 'The specified starting bid token is not supported');
  check(ctx, parseAsset(starting_bid).units > 0n, 'The starting bid must be positive');
  checkMarketplace(ctx, maker_marketplace, 'maker');
  const { minimum_auction_duration: min, maximum_auction_duration: max } = configOf(ctx);
  check(ctx, duration >= min, 'The specified duration is shorter than the minimum auction duration');
  check(ctx, duration <= max, 'The specified duration is longer than the maximum auction duration');
  const auction_id = nextOf(ctx, 'auction');
  const end_time = seconds(ctx) + duration;
  const row: AuctionRow = {
    auction_id,
    seller,
    asset_ids,
    end_time,
    assets_transferred: false,
    current_bid: starting_bid,
    current_bidder: '',
    claimed_by_seller: false,
    claimed_by_buyer: false,
    maker_marketplace,
    taker_marketplace: '',
    collection_name,
    collection_fee,
  };
  auctionsOf(ctx).emplace(seller, auction_id, row, assetsKey(asset_ids));
  log(ctx, 'lognewauct', { auction_id, ...data, end_time, collection_name, collection_fee });
}

/** Starts an auction whose assets have arrived. */
export function start(ctx: ApplyContext, { from, asset_ids }: { from: string; asset_ids: bigint[] }): void {
  for (const { auction_id, seller, assets_transferred, end_time } of aboutAssets(auctionsOf(ctx), asset_ids)) {
    if (seller !== from || assets_transferred) continue;
    check(ctx, seconds(ctx) < end_time, 'The auction is already finished');
    auctionsOf(ctx).modify(auction_id, null, (row) => {
      row.assets_transferred = true;
    });
    log(ctx, 'logauctstart', { auction_id });
    return;
  }
  check(ctx, false, 'No announced, non-finished auction by the sender for these assets exists');
}

export function bid(
  ctx: ApplyContext,
  data: { bidder: string; auction_id: bigint; bid: string; taker_marketplace: string },
): void {
  const { bidder, auction_id, bid: offered, taker_marketplace } = data;
  ctx.requireAuth(bidder);
  const auction = auctionOf(ctx, auction_id);
  check(ctx, auction.seller !== bidder, "You can't bid on your own auction");
  const active =
    'The auction is not yet active. The seller first needs to transfer the asset to the atomicmarket account';
  check(ctx, auction.assets_transferred, active);
  check(ctx, seconds(ctx) < auction.end_time, 'The auction is already finished');
  const sameSymbol = symbolOf(offered) === symbolOf(auction.current_bid);
  check(ctx, sameSymbol, 'The bid uses a different symbol than the current auction bid');
  checkHeight(ctx, auction, offered);
  checkMarketplace(ctx, taker_marketplace, 'taker');
  take(ctx, bidder, offered);
  if (auction.current_bidder !== '') add(ctx, auction.current_bidder, auction.current_bid);
  const { auction_reset_duration: reset } = configOf(ctx);
  auctionsOf(ctx).modify(auction_id, null, (row) => {
    row.current_bid = offered;
    row.current_bidder = bidder;
    row.taker_marketplace = taker_marketplace;
    row.end_time = Math.max(row.end_time, seconds(ctx) + reset);
  });
}

function checkHeight(ctx: ApplyContext, auction: AuctionRow, offered: string): void {
  const [now, before] = [parseAsset(offered).units, parseAsset(auction.current_bid).units];
  if (auction.current_bidder === '') {
    check(ctx, now >= before, 'The bid must be at least as high as the minimum bid');
    return;
  }
  const sufficient = Number(now) >= Number(before) * (1 + configOf(ctx).minimum_bid_increase);
  check(ctx, sufficient, 'The relative increase is less than the minimum bid increase specified in the config');
}

/** Cancels an auction without bids; any account may cancel one that ended without bids or never started. */
export function cancel(ctx: ApplyContext, { auction_id }: Id): void {
  const auction = auctionOf(ctx, auction_id);
  const assets = new MarketAssets(ctx);
  const invalid = !auction.assets_transferred && !assets.owns(auction.seller, auction.asset_ids);
  const reason = 'The auction is not invalid, therefore the authorization of the seller is needed to cancel it';
  check(ctx, invalid || ctx.hasAuth(auction.seller), reason);
  if (auction.assets_transferred) {
    check(ctx, auction.current_bidder === '', 'This auction already has active bids');
    assets.transfer(auction.seller, auction.asset_ids, `AtomicMarket Cancelled Auction - ID # ${auction_id}`);
  }
  auctionsOf(ctx).erase(auction_id);
}

export function claimAssets(ctx: ApplyContext, { auction_id }: Id): void {
  const auction = finishedAuction(ctx, auction_id);
  ctx.requireAuth(auction.current_bidder);
  check(ctx, !auction.claimed_by_buyer, 'The auction has already been claimed by the buyer');
  const memo = `AtomicMarket Won Auction - ID # ${auction_id}`;
  new MarketAssets(ctx).transfer(auction.current_bidder, auction.asset_ids, memo);
  close(ctx, auction, 'claimed_by_buyer', auction.claimed_by_seller);
}

export function claimPrice(ctx: ApplyContext, { auction_id }: Id): void {
  const auction = finishedAuction(ctx, auction_id);
  ctx.requireAuth(auction.seller);
  check(ctx, !auction.claimed_by_seller, 'The auction has already been claimed by the seller');
  settle(ctx, {
    price: auction.current_bid,
    seller: auction.seller,
    maker: auction.maker_marketplace,
    taker: auction.taker_marketplace,
    collection: auction.collection_name,
    collectionFee: auction.collection_fee,
    kind: 'auction',
    id: auction_id,
    memo: `AtomicMarket Auction Payout - ID #${auction_id}`,
  });
  close(ctx, auction, 'claimed_by_seller', auction.claimed_by_buyer);
}

/** Erases the row once both sides have claimed. */
function close(
  ctx: ApplyContext,
  { auction_id }: AuctionRow,
  claimed: 'claimed_by_buyer' | 'claimed_by_seller',
  otherToo: boolean,
): void {
  if (otherToo) {
    auctionsOf(ctx).erase(auction_id);
    return;
  }
  auctionsOf(ctx).modify(auction_id, null, (row) => {
    row[claimed] = true;
  });
}

function finishedAuction(ctx: ApplyContext, id: bigint): AuctionRow {
  const auction = auctionOf(ctx, id);
  check(ctx, auction.assets_transferred, 'The auction is not active');
  check(ctx, auction.end_time < seconds(ctx), 'The auction is not finished yet');
  check(ctx, auction.current_bidder !== '', 'The auction does not have any bids');
  return auction;
}

export function assertAuction(ctx: ApplyContext, data: Id & { asset_ids_to_assert: bigint[] }): void {
  const same = sorted(auctionOf(ctx, data.auction_id).asset_ids) === sorted(data.asset_ids_to_assert);
  check(ctx, same, 'The asset ids to assert differ from the asset ids of this auction');
}

export function payRam(ctx: ApplyContext, { payer, auction_id }: Id & { payer: string }): void {
  ctx.requireAuth(payer);
  auctionOf(ctx, auction_id);
  auctionsOf(ctx).modify(auction_id, payer, () => {});
}

function auctionOf(ctx: ApplyContext, id: bigint): AuctionRow {
  const row = auctionsOf(ctx).get(id);
  check(ctx, row !== null, 'No auction with this auction_id exists');
  return row;
}

function seconds(ctx: ApplyContext): number {
  return Number(ctx.now / 1_000_000n);
}
