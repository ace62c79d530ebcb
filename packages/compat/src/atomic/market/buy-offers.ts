import { type AtomicIndex, reading } from '../atomic-index.ts';
import type { Listing } from '../listing.ts';
import { marketContract, nextId, priceDocument } from './market-config.ts';
import { commonFields, ownsAll, symbolOf, type Trade, type TradeKind } from './trade.ts';

const states = { pending: 0, declined: 1, canceled: 2, accepted: 3, invalid: 4 } as const;
const endingStates: Readonly<Record<string, number>> = {
  declinebuyo: states.declined,
  cancelbuyo: states.canceled,
  acceptbuyo: states.accepted,
};

export const buyOffers: TradeKind = {
  name: 'Buyoffer',
  open: [states.pending, states.invalid],
  listings: {
    contract: marketContract,
    table: 'buyoffers',
    idField: 'buyoffer_id',
    actions: ['createbuyo', 'lognewbuyo', 'acceptbuyo', 'declinebuyo', 'cancelbuyo'],
    endings: Object.keys(endingStates),
    logs: ['lognewbuyo', 'acceptbuyo', 'declinebuyo', 'cancelbuyo'],
    next: (index) => nextId(index, 'buyoffer'),
  },
  async read(index, listing): Promise<Trade> {
    const { row, ending } = listing;
    const common = commonFields(listing);
    const [seller, price] = reading(() => [row.at('recipient').text(), row.at('price').text()]);
    const accepted = ending?.name === 'acceptbuyo' ? ending.data : null;
    return {
      ...common,
      state: await stateOf(index, listing, seller, common.assets),
      seller,
      buyer: reading(() => row.at('buyer').text()),
      price,
      symbol: symbolOf(price),
      taker: accepted === null ? null : reading(() => accepted.at('taker_marketplace').text()),
    };
  },
  async document(index, { listing, price }) {
    const declined = listing.ending?.name === 'declinebuyo' ? listing.ending.data : null;
    return {
      price: await priceDocument(index, price),
      memo: reading(() => listing.row.at('memo').text()),
      decline_memo: declined === null ? null : reading(() => declined.at('decline_memo').text()),
    };
  },
};

async function stateOf(
  index: AtomicIndex,
  { ending }: Listing,
  seller: string,
  assets: readonly bigint[],
): Promise<number> {
  if (ending !== undefined) return endingStates[ending?.name ?? ''] ?? states.invalid;
  return (await ownsAll(index, seller, assets)) ? states.pending : states.invalid;
}
