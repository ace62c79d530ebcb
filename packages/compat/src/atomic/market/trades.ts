import { assetsContract, type AtomicIndex } from '../atomic-index.ts';
import { notFound } from '../atomic-error.ts';
import { collectionOf, nestedCollection } from '../assets/collection.ts';
import { assetDocuments } from '../assets/fill.ts';
import { isContract } from '../assets/offers.ts';
import { type Listing, listingCount, listingOf, listingPage } from '../listing.ts';
import type { AtomicQuery } from '../query.ts';
import { marketContract } from './market-config.ts';
import type { TradeKind } from './trade.ts';
import { tradeSelection } from './trade-filter.ts';

export async function listTrades(index: AtomicIndex, kind: TradeKind, query: AtomicQuery): Promise<unknown> {
  const selection = await tradeSelection(index, kind, query);
  return tradeDocuments(index, kind, await listingPage(index, kind.listings, selection));
}

export async function countTrades(index: AtomicIndex, kind: TradeKind, query: AtomicQuery): Promise<string> {
  return listingCount(index, kind.listings, await tradeSelection(index, kind, query));
}

export async function oneTrade(index: AtomicIndex, kind: TradeKind, id: bigint): Promise<unknown> {
  const listing = await listingOf(index, kind.listings, id);
  if (listing === null) throw notFound(kind.name);
  return (await tradeDocuments(index, kind, [listing]))[0];
}

/** Trades as the API has them, in the order of the listings. */
export async function tradeDocuments(
  index: AtomicIndex,
  kind: TradeKind,
  listings: readonly Listing[],
): Promise<unknown[]> {
  const trades = await Promise.all(listings.map((listing) => kind.read(index, listing)));
  const assets = await assetDocuments(
    index,
    trades.flatMap((trade) => trade.assets),
  );
  return Promise.all(
    trades.map(async (trade) => {
      const collection = await collectionOf(index, trade.collection);
      return {
        market_contract: marketContract,
        assets_contract: assetsContract,
        [kind.listings.idField]: String(trade.listing.id),
        seller: trade.seller,
        buyer: trade.buyer,
        assets: trade.assets.map(assets),
        maker_marketplace: trade.maker,
        taker_marketplace: trade.taker,
        collection: collection === null ? null : await nestedCollection(index, collection, trade.fee),
        ...(await kind.document(index, trade)),
        is_seller_contract: await isContract(index, trade.seller),
        ...(await index.at('updated', trade.listing.updated)),
        ...(await index.at('created', trade.listing.created)),
        state: trade.state,
      };
    }),
  );
}
