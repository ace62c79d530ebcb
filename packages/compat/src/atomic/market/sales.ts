import { parseAsset } from '@antescope/codec/chain/asset';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import { symbolParts } from '../assets/config.ts';
import { offerState, offerStates } from '../assets/offers.ts';
import type { Listing } from '../listing.ts';
import { marketContract, nextId, tokenDocument } from './market-config.ts';
import { commonFields, symbolOf, type Trade, type TradeKind } from './trade.ts';

/** A sale waits for its offer, and is invalid if the offer ended or lacks an asset. */
const states = { waiting: 0, listed: 1, canceled: 2, sold: 3, invalid: 4 } as const;

export const sales: TradeKind = {
  name: 'Sale',
  open: [states.waiting, states.listed, states.invalid],
  listings: {
    contract: marketContract,
    table: 'sales',
    idField: 'sale_id',
    actions: ['announcesale', 'lognewsale', 'purchasesale', 'cancelsale'],
    endings: ['purchasesale', 'cancelsale'],
    logs: ['lognewsale', 'logsalestart', 'cancelsale', 'purchasesale'],
    next: (index) => nextId(index, 'sale'),
  },
  async read(index, listing): Promise<Trade> {
    const { row, ending } = listing;
    const price = reading(() => row.at('listing_price').text());
    const purchase = ending?.name === 'purchasesale' ? ending.data : null;
    return {
      ...commonFields(listing),
      state: await stateOf(index, listing),
      seller: reading(() => row.at('seller').text()),
      buyer: purchase === null ? null : reading(() => purchase.at('buyer').text()),
      price,
      symbol: symbolParts(reading(() => row.at('settlement_symbol').text())).token_symbol,
      taker: purchase === null ? null : reading(() => purchase.at('taker_marketplace').text()),
    };
  },
  async document(index, { listing, price, symbol, collection }) {
    const offer = reading(() => listing.row.at('offer_id').bigint());
    const { units, code } = reading(() => parseAsset(price));
    return {
      offer_id: offer < 0n ? null : String(offer),
      // A price in another symbol depends on an oracle.
      price: {
        ...(await tokenDocument(index, symbol)),
        median: null,
        amount: symbolOf(price) === symbol ? units.toString() : null,
      },
      listing_price: units.toString(),
      listing_symbol: code,
      collection_name: collection,
    };
  },
};

async function stateOf(index: AtomicIndex, { row, ending }: Listing): Promise<number> {
  if (ending !== undefined) {
    if (ending === null) return states.invalid;
    return ending.name === 'purchasesale' ? states.sold : states.canceled;
  }
  const offer = reading(() => row.at('offer_id').bigint());
  if (offer < 0n) return states.waiting;
  return (await offerState(index, offer)) === offerStates.pending ? states.listed : states.invalid;
}
