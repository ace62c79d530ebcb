import type { StoredRow } from '@antescope/index/store/history-store';
import { notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { compareBy, keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery } from '../query.ts';
import { scopeRows } from '../table-rows.ts';
import { assetFilter, matches } from './asset-filter.ts';
import { assetHead, type AssetHead } from './asset-head.ts';
import { candidates } from './assets.ts';
import { collectionDocument, collectionOf } from './collection.ts';
import { pendingOfferAssets } from './offer-rows.ts';
import { schemaDocument, schemaOf } from './schema.ts';
import { templateDocument, templateOf } from './template.ts';

/** Groups of one account whose documents are sent. */
const maxGroups = 1000;

/** Owners with the number of their assets, most first. */
export async function listAccounts(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const paging = query.paging();
  return pageOf(await owners(index, query), paging);
}

export async function countAccounts(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  query.paging();
  return String((await owners(index, query)).length);
}

async function owners(index: AtomicIndex, query: AtomicQuery): Promise<{ account: string; assets: string }[]> {
  const filter = assetFilter(index, query, ['asset_id']);
  const named = query.names('ids');
  const match = query.name('match_owner');
  const [lower, upper] = [query.name('lower_bound'), query.name('upper_bound')];
  const hideOffers = query.flag('hide_offers') ?? false;
  query.rejectUnread();
  const rows = await candidates(index, { ...filter, owners: filter.owners ?? named });
  if (rows === null) throw tooWide('name an owner');
  const isOwner = (owner: string): boolean =>
    (named?.includes(owner) ?? true) &&
    (match === undefined || owner.includes(match)) &&
    (lower === undefined || owner >= lower) &&
    (upper === undefined || owner < upper);
  const counted = await selectedRows(
    index,
    rows.filter(({ scope }) => isOwner(scope)),
    { filter, hideOffers },
  );
  return grouped(counted, ({ owner }) => owner).map(([account, assets]) => ({
    account,
    assets: String(assets.length),
  }));
}

function selectedRows(
  index: AtomicIndex,
  rows: StoredRow[],
  { filter, hideOffers }: { filter: ReturnType<typeof assetFilter>; hideOffers: boolean },
): Promise<StoredRow[]> {
  return keepIf(
    rows,
    async (row) =>
      (await matches(filter, row)) && !(hideOffers && (await pendingOfferAssets(index)).has(row.primaryKey)),
  );
}

/** Groups with most assets first, then by name. */
function grouped(rows: readonly StoredRow[], keyOf: (head: AssetHead) => string | null): [string, AssetHead[]][] {
  const groups = new Map<string, AssetHead[]>();
  for (const head of rows.map(assetHead)) {
    const key = keyOf(head);
    if (key === null) continue;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(head);
  }
  const bySize = compareBy(([, assets]: [string, AssetHead[]]) => assets.length, true);
  const byKey = compareBy(([key]: [string, AssetHead[]]) => key, false);
  return [...groups].sort((a, b) => bySize(a, b) || byKey(a, b));
}

/** Numbers of an account's assets by collection, schema and template. */
export async function oneAccount(index: AtomicIndex, account: string, query: AtomicQuery): Promise<unknown> {
  const [whitelist, blacklist] = [query.names('collection_whitelist'), query.names('collection_blacklist')];
  const hideOffers = query.flag('hide_offers') ?? false;
  query.rejectUnread();
  const all = await scopeRows(index, assetsContract, account, 'assets');
  const hidden = hideOffers ? await pendingOfferAssets(index) : new Set<bigint>();
  const rows = all.filter((row) => {
    const { collection } = assetHead(row);
    const isListed = (whitelist?.includes(collection) ?? true) && !(blacklist?.includes(collection) ?? false);
    return isListed && !hidden.has(row.primaryKey);
  });
  const groups = {
    collections: grouped(rows, ({ collection }) => collection),
    schemas: grouped(rows, ({ collection, schema }) => `${collection} ${schema}`),
    templates: grouped(rows, ({ template }) => template),
  };
  if (Object.values(groups).some(({ length }) => length > maxGroups))
    throw tooWide(
      `${account} has assets of more than ${maxGroups} templates: use /v1/accounts/${account}/{collection}`,
    );
  return {
    collections: await Promise.all(groups.collections.map((group) => ofCollection(index, group))),
    templates: await Promise.all(groups.templates.map((group) => ofTemplate(index, group))),
    schemas: await Promise.all(groups.schemas.map((group) => ofSchema(index, group))),
    assets: String(rows.length),
  };
}

type Group = [key: string, assets: AssetHead[]];

async function ofCollection(index: AtomicIndex, [name, { length }]: Group): Promise<unknown> {
  const collection = await collectionOf(index, name);
  if (collection === null) throw notFound('Collection');
  return { collection: await collectionDocument(index, collection), assets: String(length) };
}

async function ofSchema(index: AtomicIndex, [, assets]: Group): Promise<unknown> {
  const { collection: name, schema: schemaName } = assets[0]!;
  const [collection, schema] = await Promise.all([collectionOf(index, name), schemaOf(index, name, schemaName)]);
  if (collection === null || schema === null) throw notFound('Schema', 404);
  return { schema: await schemaDocument(index, schema, collection), assets: String(assets.length) };
}

async function ofTemplate(index: AtomicIndex, [id, assets]: Group): Promise<unknown> {
  const { collection } = assets[0]!;
  const template = await templateOf(index, collection, BigInt(id));
  if (template === null) throw notFound('Template', 404);
  return {
    template: await templateDocument(index, template),
    template_id: id,
    collection_name: collection,
    assets: String(assets.length),
  };
}

/** Numbers of an account's assets in one collection. */
export async function accountCollection(index: AtomicIndex, account: string, collection: string): Promise<unknown> {
  const all = await scopeRows(index, assetsContract, account, 'assets');
  const rows = all.filter((row) => assetHead(row).collection === collection);
  return {
    schemas: grouped(rows, ({ schema }) => schema).map(([name, { length }]) => ({
      schema_name: name,
      assets: String(length),
    })),
    templates: grouped(rows, ({ template }) => template ?? 'null').map(([id, { length }]) => ({
      template_id: id === 'null' ? null : id,
      assets: String(length),
    })),
  };
}
