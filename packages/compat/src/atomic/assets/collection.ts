import { nameToU64 } from '@antescope/codec/chain/name';
import type { StoredRow } from '@antescope/index/store/history-store';
import { type Attributes, attributesOf, formatOf } from '../attributes.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { createdBlock } from '../first-block.ts';

export interface Collection {
  name: string;
  author: string;
  allowNotify: boolean;
  authorized: string[];
  notified: string[];
  /** Share of the price, 0.05 for 5 %. */
  marketFee: number;
  data: Attributes;
  row: StoredRow;
}

/** A collection at the head, read once per request; null if it does not exist. */
export function collectionOf(index: AtomicIndex, name: string): Promise<Collection | null> {
  return index.once(`collection ${name}`, async () => {
    const row = await index.row(assetsContract, assetsContract, 'collections', nameToU64(name));
    const config = await index.singleton(assetsContract, 'config');
    if (row === null || config === null) return null;
    const fields = await index.decode(row);
    return reading(() => ({
      name,
      author: fields.at('author').text(),
      allowNotify: fields.at('allow_notify').flag(),
      authorized: fields
        .at('authorized_accounts')
        .items()
        .map((account) => account.text()),
      notified: fields
        .at('notify_accounts')
        .items()
        .map((account) => account.text()),
      marketFee: Number(fields.at('market_fee').value),
      data: attributesOf(fields.at('serialized_data'), formatOf(config.at('collection_format'))),
      row,
    }));
  });
}

/** A collection as a document of its own. */
export async function collectionDocument(index: AtomicIndex, collection: Collection): Promise<Record<string, unknown>> {
  const { data } = collection;
  return {
    contract: assetsContract,
    collection_name: collection.name,
    name: data['name'] ?? null,
    img: data['img'] ?? null,
    author: collection.author,
    allow_notify: collection.allowNotify,
    authorized_accounts: collection.authorized,
    notify_accounts: collection.notified,
    market_fee: collection.marketFee,
    data,
    ...(await index.at('created', await createdBlock(index, collection.row))),
  };
}

/** A collection within another document; `marketFee` is the one that a listing was made with. */
export async function nestedCollection(
  index: AtomicIndex,
  collection: Collection,
  marketFee = collection.marketFee,
): Promise<Record<string, unknown>> {
  const { contract: _, data, ...rest } = await collectionDocument(index, collection);
  return { ...rest, images: (data as Attributes)['images'] ?? null, market_fee: marketFee };
}
