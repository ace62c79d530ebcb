import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { StoredRow } from '@antescope/index/store/history-store';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { formatOf } from '../attributes.ts';
import { createdBlock } from '../first-block.ts';
import { type Collection, nestedCollection } from './collection.ts';

export interface Schema {
  collection: string;
  name: string;
  format: AttributeFormat[];
  row: StoredRow;
}

/** A schema at the head, read once per request; null if it does not exist. */
export function schemaOf(index: AtomicIndex, collection: string, name: string): Promise<Schema | null> {
  return index.once(`schema ${collection} ${name}`, async () => {
    const row = await index.row(assetsContract, collection, 'schemas', nameToU64(name));
    if (row === null) return null;
    const fields = await index.decode(row);
    return reading(() => ({ collection, name, format: formatOf(fields.at('format')), row }));
  });
}

/** A schema within another document. */
export async function nestedSchema(index: AtomicIndex, schema: Schema): Promise<Record<string, unknown>> {
  return {
    schema_name: schema.name,
    format: schema.format,
    ...(await index.at('created', await createdBlock(index, schema.row))),
  };
}

export async function schemaDocument(
  index: AtomicIndex,
  schema: Schema,
  collection: Collection,
): Promise<Record<string, unknown>> {
  return {
    contract: assetsContract,
    ...(await nestedSchema(index, schema)),
    collection: await nestedCollection(index, collection),
  };
}
