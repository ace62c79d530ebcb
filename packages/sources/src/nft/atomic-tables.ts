import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import { readAsset } from '../account/read-account.ts';
import type { Field } from '../core/fields.ts';
import { nameScope } from '../table/name-scope.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { atomicBytes } from './atomic-bytes.ts';

const contract = 'atomicassets';

export interface AtomicRow {
  id: string;
  collection: string;
  schema: string;
  /** null: without a template (−1). */
  template: string | null;
  backed: string[];
  immutable: Uint8Array;
  mutable: Uint8Array;
}

/** atomicassets::assets, scope: the owner. */
export const atomicAssets: TableDefinition<AtomicRow, string> = {
  id: 'atomicassets.assets',
  code: () => contract,
  scope: nameScope,
  table: 'assets',
  pageSize: 1000,
  keyType: 'i64',
  keyOf: (row) => row.at('asset_id').integer(),
  read(row) {
    const template = row.at('template_id').number();
    return {
      id: row.at('asset_id').integer(),
      collection: row.at('collection_name').text(),
      schema: row.at('schema_name').text(),
      template: template < 0 ? null : String(template),
      backed: row.at('backed_tokens').itemsOrNone().map(readAsset),
      immutable: atomicBytes(row.at('immutable_serialized_data')),
      mutable: atomicBytes(row.at('mutable_serialized_data')),
    };
  },
};

export interface AtomicTemplate {
  id: string;
  schema: string;
  maxSupply: bigint;
  issued: bigint;
  transferable: boolean;
  burnable: boolean;
  immutable: Uint8Array;
}

/** atomicassets::templates, scope: the collection. */
export const atomicTemplates: TableDefinition<AtomicTemplate, string> = {
  id: 'atomicassets.templates',
  code: () => contract,
  scope: nameScope,
  table: 'templates',
  pageSize: 1000,
  keyType: 'i64',
  keyOf: (row) => row.at('template_id').integer(),
  read: (row) => ({
    id: row.at('template_id').integer(),
    schema: row.at('schema_name').text(),
    maxSupply: row.at('max_supply').bigint(),
    issued: row.at('issued_supply').bigint(),
    transferable: row.at('transferable').flag(),
    burnable: row.at('burnable').flag(),
    immutable: atomicBytes(row.at('immutable_serialized_data')),
  }),
};

export interface AtomicSchema {
  name: string;
  format: AttributeFormat[];
}

/** atomicassets::schemas, scope: the collection. */
export const atomicSchemas: TableDefinition<AtomicSchema, string> = {
  id: 'atomicassets.schemas',
  code: () => contract,
  scope: nameScope,
  table: 'schemas',
  pageSize: 100,
  keyType: 'name',
  keyOf: (row) => row.at('schema_name').text(),
  read: (row) => ({
    name: row.at('schema_name').text(),
    format: formatOf(row.at('format')),
  }),
};

function formatOf(lines: Field): AttributeFormat[] {
  return lines.items().map((line) => ({ name: line.at('name').text(), type: line.at('type').text() }));
}

export interface AtomicCollection {
  name: string;
  author: string;
}

/** atomicassets::collections. */
export const atomicCollections: TableDefinition<AtomicCollection> = {
  id: 'atomicassets.collections',
  code: () => contract,
  scope: () => contract,
  table: 'collections',
  pageSize: 100,
  keyType: 'name',
  keyOf: (row) => row.at('collection_name').text(),
  read: (row) => ({ name: row.at('collection_name').text(), author: row.at('author').text() }),
};

export interface AtomicCollectionRules extends AtomicCollection {
  authorized: string[];
  notified: string[];
  /** Decimal share of the price, '0.05000000000000000' for 5 %. */
  marketFee: string;
  data: Uint8Array;
}

/** atomicassets::collections with all their fields. */
export const atomicCollectionRules: TableDefinition<AtomicCollectionRules> = {
  ...atomicCollections,
  id: 'atomicassets.collections.rules',
  read: (row) => ({
    ...atomicCollections.read(row),
    authorized: row
      .at('authorized_accounts')
      .items()
      .map((account) => account.text()),
    notified: row
      .at('notify_accounts')
      .items()
      .map((account) => account.text()),
    marketFee: String(row.at('market_fee').value),
    data: atomicBytes(row.at('serialized_data')),
  }),
};

/** atomicassets::config, a singleton: how the data of collections are packed. */
export const atomicConfig: TableDefinition<AttributeFormat[]> = {
  id: 'atomicassets.config',
  code: () => contract,
  scope: () => contract,
  table: 'config',
  pageSize: 100,
  keyOf: () => 'config',
  read: (row) => formatOf(row.at('collection_format')),
};
