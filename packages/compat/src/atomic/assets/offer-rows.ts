import type { Field } from '@antescope/sources/core/fields';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { scopeRows } from '../table-rows.ts';

/** IDs of the assets in offers that are neither accepted nor ended. Throws AtomicError (400) if they are too many. */
export function pendingOfferAssets(index: AtomicIndex): Promise<Set<bigint>> {
  return index.once('assets in offers', async () => {
    const rows = await scopeRows(index, assetsContract, assetsContract, 'offers');
    const offers = await Promise.all(rows.map((row) => index.decode(row)));
    return new Set(
      offers.flatMap((offer) => [
        ...reading(() => idsOf(offer.at('sender_asset_ids'))),
        ...reading(() => idsOf(offer.at('recipient_asset_ids'))),
      ]),
    );
  });
}

export function idsOf(field: Field): bigint[] {
  return field.items().map((id) => id.bigint());
}
