import { slotToTime } from '@antescope/codec/chain/time';
import { parseAsset } from '@antescope/codec/chain/asset';
import { blockActions } from '../actions.ts';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import type { Listing } from '../listing.ts';
import { marketContract, nextId, priceDocument } from './market-config.ts';
import { commonFields, symbolOf, type Trade, type TradeKind } from './trade.ts';

const states = { waiting: 0, listed: 1, canceled: 2, sold: 3, invalid: 4 } as const;

export const auctions: TradeKind = {
  name: 'Auction',
  open: [states.waiting, states.listed, states.invalid],
  listings: {
    contract: marketContract,
    table: 'auctions',
    idField: 'auction_id',
    actions: ['announceauct', 'lognewauct', 'auctionbid', 'cancelauct', 'auctclaimbuy', 'auctclaimsel'],
    endings: ['cancelauct', 'auctclaimbuy', 'auctclaimsel'],
    logs: ['lognewauct', 'logauctstart', 'auctionbid', 'cancelauct', 'auctclaimbuy', 'auctclaimsel'],
    next: (index) => nextId(index, 'auction'),
  },
  async read(index, listing): Promise<Trade> {
    const { row } = listing;
    return reading(() => {
      const price = row.at('current_bid').text();
      const bidder = row.at('current_bidder').text();
      return {
        ...commonFields(listing),
        state: stateOf(index, listing),
        seller: row.at('seller').text(),
        buyer: bidder === '' ? null : bidder,
        price,
        symbol: symbolOf(price),
        taker: bidder === '' ? null : row.at('taker_marketplace').text(),
      };
    });
  },
  async document(index, { listing, price, state }) {
    const { row } = listing;
    // The row is removed once both sides have claimed.
    const isClosed = listing.ending !== undefined && state === states.sold;
    return {
      price: await priceDocument(index, price),
      bids: await bids(index, listing),
      claimed_by_buyer: isClosed || reading(() => row.at('claimed_by_buyer').flag()),
      claimed_by_seller: isClosed || reading(() => row.at('claimed_by_seller').flag()),
      end_time: String(reading(() => row.at('end_time').number()) * 1000),
    };
  },
};

function stateOf({ status }: AtomicIndex, { row, ending }: Listing): number {
  if (ending !== undefined) return ending?.name === 'cancelauct' ? states.canceled : states.sold;
  if (!row.at('assets_transferred').flag()) return states.waiting;
  const now = Date.parse(`${slotToTime(status.head.slot)}Z`) / 1000;
  if (row.at('end_time').number() > now) return states.listed;
  return row.at('current_bidder').text() === '' ? states.invalid : states.sold;
}

/** Bids in their order; each wrote the row in its block. */
async function bids(index: AtomicIndex, { id, blocks }: Listing): Promise<unknown[]> {
  const names = { contract: marketContract, names: ['auctionbid'] };
  const actions = await Promise.all(blocks.toReversed().map((block) => blockActions(index, block, names)));
  const own = actions.flat().filter(({ data }) => reading(() => data.at('auction_id').bigint()) === id);
  return Promise.all(
    own.map(async ({ data, block, transactionId }, at) => ({
      number: at + 1,
      account: reading(() => data.at('bidder').text()),
      amount: parseAsset(reading(() => data.at('bid').text())).units.toString(),
      ...(await index.at('created', block)),
      txid: transactionId,
    })),
  );
}
