import { u64ToName } from '@antescope/codec/chain/name';
import type { StoredRow } from '@antescope/index/store/history-store';
import { notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { type BlockRange, blockRange, isWithin } from '../bounds.ts';
import { createdBlocks } from '../first-block.ts';
import { compareBy, keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery, Paging } from '../query.ts';
import { scopeRows, tableRows } from '../table-rows.ts';
import { collectionOf } from './collection.ts';
import { type Schema, schemaDocument, schemaOf } from './schema.ts';

interface Selection {
  paging: Paging;
  sort: 'created' | 'schema_name';
  range: BlockRange | null;
  collections: string[] | undefined;
  authorized: string | undefined;
  /** By scope and key. */
  test(collection: string, schema: string): boolean;
}

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<Selection> {
  const collections = query.names('collection_name') ?? query.names('collection_whitelist');
  const [whitelist, blacklist] = [query.names('collection_whitelist'), query.names('collection_blacklist')];
  const names = [query.names('schema_name'), query.names('ids')].filter((list) => list !== undefined);
  const match = query.name('match');
  const [lower, upper] = [query.name('lower_bound'), query.name('upper_bound')];
  const selection: Selection = {
    paging: query.paging(),
    sort: query.oneOf('sort', ['created', 'schema_name'], 'created'),
    range: await blockRange(index, query),
    collections,
    authorized: query.name('authorized_account'),
    test: (collection, schema) =>
      (whitelist?.includes(collection) ?? true) &&
      !(blacklist?.includes(collection) ?? false) &&
      names.every((list) => list.includes(schema)) &&
      (match === undefined || schema.includes(match)) &&
      (lower === undefined || schema >= lower) &&
      (upper === undefined || schema < upper),
  };
  query.rejectUnread();
  return selection;
}

async function candidateRows(index: AtomicIndex, collections: string[] | undefined): Promise<StoredRow[]> {
  if (collections !== undefined) {
    const rows = [...new Set(collections)].map((name) => scopeRows(index, assetsContract, name, 'schemas'));
    return (await Promise.all(rows)).flat();
  }
  const rows = await tableRows(index, 'schemas');
  if (rows === null) throw tooWide('name a collection');
  return rows;
}

async function selected(index: AtomicIndex, selection: Selection): Promise<Schema[]> {
  const { paging, sort, range, authorized, test } = selection;
  const rows = (await candidateRows(index, selection.collections)).filter(({ scope, primaryKey }) =>
    test(scope, u64ToName(primaryKey)),
  );
  const schemas = await Promise.all(rows.map((row) => schemaOf(index, row.scope, u64ToName(row.primaryKey))));
  const isAuthorized = async ({ collection }: Schema): Promise<boolean> =>
    authorized === undefined || ((await collectionOf(index, collection))?.authorized ?? []).includes(authorized);
  const tested = await keepIf(
    schemas.filter((schema) => schema !== null),
    isAuthorized,
  );
  const byName = compareBy(({ name }: Schema) => name, sort === 'schema_name' && paging.descending);
  if (sort === 'schema_name' && range === null) return tested.sort(byName);
  const created = await createdBlocks(index, tested);
  const byCreation = compareBy((schema: Schema) => created.get(schema) ?? null, paging.descending);
  return tested
    .filter((schema) => isWithin(range, created.get(schema) ?? 0))
    .sort((a, b) => (sort === 'created' ? byCreation(a, b) : 0) || byName(a, b));
}

export async function listSchemas(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const selection = await selectionOf(index, query);
  const page = pageOf(await selected(index, selection), selection.paging);
  return Promise.all(page.map((schema) => document(index, schema)));
}

export async function countSchemas(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  return String((await selected(index, await selectionOf(index, query))).length);
}

export async function oneSchema(index: AtomicIndex, collection: string, name: string): Promise<unknown> {
  const schema = await schemaOf(index, collection, name);
  if (schema === null) throw notFound('Schema', 404);
  return document(index, schema);
}

async function document(index: AtomicIndex, schema: Schema): Promise<unknown> {
  const collection = await collectionOf(index, schema.collection);
  if (collection === null) throw notFound('Collection');
  return schemaDocument(index, schema, collection);
}
