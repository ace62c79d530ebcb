import { account, amount, code, sentence, type SentenceAction } from '../../sentence.ts';
import { nfts, note, type FurtherFamily, type FurtherTemplate } from '../family.ts';

/** AtomicMarket: sales, auctions and buy offers for AtomicAssets NFTs. */
export const atomicMarketSentences: FurtherFamily = {
  appliesTo: (contract) => contract.startsWith('atomicmarket') || contract === 'atomicmarkt',
  actions: {
    announcesale: sale,
    lognewsale: sale,
    cancelsale: ({ sale_id: id }, action) => by('nftSaleCancel', { sale: code(id) }, action),
    purchasesale: ({ buyer, sale_id: id }) => sentence('nftBuy', { buyer: account(buyer), sale: code(id) }),
    announceauct: auction,
    lognewauct: auction,
    auctionbid: ({ bidder, bid, auction_id: id }) =>
      sentence('nftBid', { bidder: account(bidder), bid: amount(bid), auction: code(id) }),
    cancelauct: ({ auction_id: id }, action) => by('nftAuctionCancel', { auction: code(id) }, action),
    auctclaimbuy: ({ auction_id: id }, action) => by('nftAuctionClaim', { auction: code(id) }, action),
    auctclaimsel: ({ auction_id: id }, action) => by('nftAuctionClaim', { auction: code(id) }, action),
    createbuyo: buyOffer,
    lognewbuyo: buyOffer,
    acceptbuyo: ({ buyoffer_id: id }, action) => by('nftBuyAccept', { offer: code(id) }, action),
    declinebuyo: ({ buyoffer_id: id }, action) => by('nftBuyDecline', { offer: code(id) }, action),
    cancelbuyo: ({ buyoffer_id: id }, action) => by('nftBuyCancel', { offer: code(id) }, action),
  },
};

const assets = 'atomicassets';

function sale({ seller, asset_ids, listing_price }: Record<string, unknown>) {
  return sentence('nftSale', {
    seller: account(seller),
    nfts: nfts(asset_ids, assets),
    price: amount(listing_price),
  });
}

function auction({ seller, asset_ids, starting_bid }: Record<string, unknown>) {
  return sentence('nftAuction', {
    seller: account(seller),
    nfts: nfts(asset_ids, assets),
    price: amount(starting_bid),
  });
}

function buyOffer({ buyer, recipient, price, asset_ids, memo }: Record<string, unknown>) {
  const parts = {
    buyer: account(buyer),
    recipient: account(recipient),
    price: amount(price),
    nfts: nfts(asset_ids, assets),
  };
  return sentence('nftBuyOffer', parts, [note(memo)]);
}

function by<Template extends FurtherTemplate>(
  template: Template,
  parts: Parameters<typeof sentence>[1],
  { authorization }: SentenceAction,
) {
  return sentence(template, { actor: account(authorization[0]?.actor), ...parts });
}
