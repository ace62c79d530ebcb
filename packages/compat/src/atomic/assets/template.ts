import type { StoredRow } from '@antescope/index/store/history-store';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { type Attributes, attributesOf } from '../attributes.ts';
import { createdBlock } from '../first-block.ts';
import { collectionOf, nestedCollection } from './collection.ts';
import { nestedSchema, schemaOf } from './schema.ts';

export interface Template {
  id: string;
  collection: string;
  schema: string;
  transferable: boolean;
  burnable: boolean;
  /** 0: no maximum. */
  maxSupply: number;
  /** Assets ever minted. */
  issued: number;
  data: Attributes;
  row: StoredRow;
}

/** A template at the head, read once per request; null if it does not exist. */
export function templateOf(index: AtomicIndex, collection: string, id: bigint): Promise<Template | null> {
  return index.once(`template ${collection} ${id}`, async () => {
    const row = await index.row(assetsContract, collection, 'templates', id);
    return row === null ? null : templateOfRow(index, row);
  });
}

export async function templateOfRow(index: AtomicIndex, row: StoredRow): Promise<Template> {
  const fields = await index.decode(row);
  const name = reading(() => fields.at('schema_name').text());
  const schema = await schemaOf(index, row.scope, name);
  return reading(() => ({
    id: String(row.primaryKey),
    collection: row.scope,
    schema: name,
    transferable: fields.at('transferable').flag(),
    burnable: fields.at('burnable').flag(),
    maxSupply: fields.at('max_supply').number(),
    issued: fields.at('issued_supply').number(),
    data: attributesOf(fields.at('immutable_serialized_data'), schema?.format ?? []),
    row,
  }));
}

/** A template within another document. */
export async function nestedTemplate(index: AtomicIndex, template: Template): Promise<Record<string, unknown>> {
  return {
    template_id: template.id,
    max_supply: String(template.maxSupply),
    is_transferable: template.transferable,
    is_burnable: template.burnable,
    issued_supply: String(template.issued),
    immutable_data: template.data,
    ...(await index.at('created', await createdBlock(index, template.row))),
  };
}

export async function templateDocument(index: AtomicIndex, template: Template): Promise<Record<string, unknown>> {
  const [collection, schema] = await Promise.all([
    collectionOf(index, template.collection),
    schemaOf(index, template.collection, template.schema),
  ]);
  return {
    contract: assetsContract,
    ...(await nestedTemplate(index, template)),
    ...(Object.hasOwn(template.data, 'name') ? { name: template.data['name'] } : {}),
    collection: collection === null ? null : await nestedCollection(index, collection),
    schema: schema === null ? null : await nestedSchema(index, schema),
  };
}
