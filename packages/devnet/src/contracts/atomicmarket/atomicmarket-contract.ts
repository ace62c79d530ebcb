import type { ApplyContext, Contract } from '../../contract.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { atomicMarketAbi } from './atomicmarket-abi.ts';
import * as auctions from './auctions.ts';
import * as buyOffers from './buy-offers.ts';
import { receiveTokens, withdraw } from './money.ts';
import { configOf } from './rows.ts';
import * as sales from './sales.ts';
import * as settings from './settings.ts';

/** A log action that only notifies accounts. */
function logFor<Data>(accounts: (data: Data) => readonly string[]): Handler {
  return withData<Data>((ctx, data) => {
    ctx.requireAuth(ctx.receiver);
    for (const account of accounts(data)) ctx.requireRecipient(account);
  });
}

const handlers: Readonly<Record<string, Handler>> = {
  init: settings.init,
  // A new chain has no counters of versions before 1.2 to convert.
  convcounters: (ctx) => ctx.requireAuth(ctx.receiver),
  setversion: withData(settings.setVersion),
  setminbidinc: withData(settings.setMinimumIncrease),
  setmarketfee: withData(settings.setFees),
  addconftoken: withData(settings.supportToken),
  adddelphi: withData(settings.supportPair),
  regmarket: withData(settings.registerMarketplace),
  addbonusfee: withData(settings.addBonusFee),
  addafeectr: withData(settings.widenBonusFee),
  stopbonusfee: withData(settings.stopBonusFee),
  delbonusfee: withData(settings.deleteBonusFee),

  announcesale: withData(sales.announce),
  cancelsale: withData(sales.cancel),
  purchasesale: withData(sales.purchase),
  assertsale: withData(sales.assertSale),
  paysaleram: withData(sales.payRam),

  announceauct: withData(auctions.announce),
  auctionbid: withData(auctions.bid),
  cancelauct: withData(auctions.cancel),
  auctclaimbuy: withData(auctions.claimAssets),
  auctclaimsel: withData(auctions.claimPrice),
  assertauct: withData(auctions.assertAuction),
  payauctram: withData(auctions.payRam),

  createbuyo: withData(buyOffers.create),
  acceptbuyo: withData(buyOffers.accept),
  cancelbuyo: withData(buyOffers.cancel),
  declinebuyo: withData(buyOffers.decline),
  paybuyoram: withData(buyOffers.payRam),

  withdraw: withData(withdraw),

  lognewsale: logFor<{ seller: string }>(({ seller }) => [seller]),
  lognewauct: logFor<{ seller: string }>(({ seller }) => [seller]),
  lognewbuyo: logFor<{ buyer: string; recipient: string }>(({ buyer, recipient }) => [buyer, recipient]),
  logsalestart: logFor(() => []),
  logauctstart: logFor(() => []),
};

/** AtomicMarket 1.3: sales, auctions and buy offers of atomic assets. */
export const atomicMarketContract: Contract = {
  name: 'atomicmarket',
  version: 1,
  abi: atomicMarketAbi,
  apply(ctx: ApplyContext) {
    if (ctx.receiver === ctx.action.account) dispatch(ctx, handlers);
    else if (ctx.action.account === configOf(ctx).atomicassets_account) onAssetNotification(ctx);
    else if (ctx.action.name === 'transfer') receiveTokens(ctx);
  },
};

/** Handles asset notifications in which the market is the receiver. */
function onAssetNotification(ctx: ApplyContext): void {
  if (ctx.action.name === 'lognewoffer') {
    const offer = ctx.payload<{
      offer_id: bigint;
      sender: string;
      recipient: string;
      sender_asset_ids: bigint[];
      recipient_asset_ids: bigint[];
      memo: string;
    }>();
    if (offer.recipient !== ctx.receiver || offer.memo === 'buyoffer') return;
    check(ctx, offer.memo === 'sale', 'Invalid memo');
    const free = offer.recipient_asset_ids.length === 0;
    check(ctx, free, 'You must not ask for any assets in return in a sale offer');
    sales.start(ctx, offer);
  }
  if (ctx.action.name === 'transfer') {
    const sent = ctx.payload<{ from: string; to: string; asset_ids: bigint[]; memo: string }>();
    if (sent.to !== ctx.receiver) return;
    check(ctx, sent.memo === 'auction', 'Invalid memo');
    auctions.start(ctx, sent);
  }
}
