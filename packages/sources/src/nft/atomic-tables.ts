import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import { readAsset } from '../account/read-account.ts';
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
    format: row
      .at('format')
      .items()
      .map((line) => ({ name: line.at('name').text(), type: line.at('type').text() })),
  }),
};

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
