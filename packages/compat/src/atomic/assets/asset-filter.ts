import type { StoredRow } from '@antescope/index/store/history-store';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import type { Attributes } from '../attributes.ts';
import type { AtomicQuery, DataFilter } from '../query.ts';
import { type AssetHead, assetHead } from './asset-head.ts';
import { ownAttributes } from './asset-name.ts';
import { collectionOf } from './collection.ts';
import { templateOf } from './template.ts';

/** What an asset has to be like. Absent: anything. */
export interface AssetFilter {
  ids: bigint[] | undefined;
  owners: string[] | undefined;
  /** Burned ones instead of those that exist. */
  burned: boolean;
  /** By what the row begins with. */
  head(asset: AssetHead): boolean;
  /** By its data, template or collection; null if these do not matter. */
  whole: ((row: StoredRow, asset: AssetHead) => Promise<boolean>) | null;
  /** Whether assets are selected by anything. */
  isSet: boolean;
}

/** Reads the filters that assets have in lists of assets, accounts and listings. Throws AtomicError (400). */
export function assetFilter(index: AtomicIndex, query: AtomicQuery, idNames = ['ids', 'asset_id']): AssetFilter {
  const ids = idNames.length === 0 ? undefined : query.ids(...idNames);
  const owners = query.names('owner');
  const burned = query.flag('burned') ?? false;
  const heads = headTests(query);
  const wholes = wholeTests(index, query);
  return {
    ids,
    owners,
    burned,
    head: (asset) => (owners?.includes(asset.owner) ?? true) && heads.every((test) => test(asset)),
    whole:
      wholes.length === 0
        ? null
        : async (row, asset) => (await Promise.all(wholes.map((test) => test(row, asset)))).every(Boolean),
    isSet: ids !== undefined || owners !== undefined || heads.length + wholes.length > 0,
  };
}

/** Whether a row passes all of a filter but its IDs. */
export async function matches(filter: AssetFilter, row: StoredRow): Promise<boolean> {
  const head = assetHead(row);
  return filter.head(head) && (filter.whole === null || (await filter.whole(row, head)));
}

type HeadTest = (asset: AssetHead) => boolean;
type WholeTest = (row: StoredRow, asset: AssetHead) => Promise<boolean>;

function headTests(query: AtomicQuery): HeadTest[] {
  const tests: HeadTest[] = [];
  const collections = query.names('collection_name');
  const schemas = query.names('schema_name');
  const templates = query.list('template_id', /^(\d{1,10}|null)$/);
  const [whitelist, blacklist] = [query.names('collection_whitelist'), query.names('collection_blacklist')];
  const templateWhitelist = query.list('template_whitelist', /^\d{1,10}$/);
  const templateBlacklist = query.list('template_blacklist', /^\d{1,10}$/);
  if (collections !== undefined) tests.push(({ collection }) => collections.includes(collection));
  if (schemas !== undefined) tests.push(({ schema }) => schemas.includes(schema));
  if (templates !== undefined) tests.push(({ template }) => templates.includes(template ?? 'null'));
  if (whitelist !== undefined) tests.push(({ collection }) => whitelist.includes(collection));
  if (blacklist !== undefined) tests.push(({ collection }) => !blacklist.includes(collection));
  if (templateWhitelist !== undefined) tests.push(({ template }) => templateWhitelist.includes(template ?? ''));
  if (templateBlacklist !== undefined) tests.push(({ template }) => !templateBlacklist.includes(template ?? ''));
  return tests;
}

function wholeTests(index: AtomicIndex, query: AtomicQuery): WholeTest[] {
  const tests: WholeTest[] = [];
  const template = ({ collection, template: id }: AssetHead) =>
    id === null ? Promise.resolve(null) : templateOf(index, collection, BigInt(id));
  const [transferable, burnable] = [query.flag('is_transferable'), query.flag('is_burnable')];
  const match = query.text('match')?.toLowerCase();
  const authorized = query.name('authorized_account');
  const backed = query.flag('has_backed_tokens');
  if (transferable !== undefined)
    tests.push(async (_, asset) => ((await template(asset))?.transferable ?? true) === transferable);
  if (burnable !== undefined) tests.push(async (_, asset) => ((await template(asset))?.burnable ?? true) === burnable);
  if (match !== undefined) tests.push(async (_, asset) => nameOf((await template(asset))?.data).includes(match));
  if (authorized !== undefined)
    tests.push(async (_, { collection }) =>
      ((await collectionOf(index, collection))?.authorized ?? []).includes(authorized),
    );
  if (backed !== undefined)
    tests.push(async (row) => {
      const fields = await index.decode(row);
      return reading(() => fields.at('backed_tokens').itemsOrNone().length > 0) === backed;
    });
  for (const filter of query.dataFilters()) tests.push(dataTest(index, filter, template));
  for (const part of ['immutable', 'mutable'] as const) {
    const name = query.text(`match_${part}_name`)?.toLowerCase();
    if (name !== undefined)
      tests.push(async (row, asset) => nameOf(await ownAttributes(index, row, asset, part)).includes(name));
  }
  return tests;
}

/** `data` is the template's, as in the API. */
function dataTest(
  index: AtomicIndex,
  { part, attribute, value }: DataFilter,
  template: (asset: AssetHead) => Promise<{ data: Attributes } | null>,
): WholeTest {
  if (part === 'data' || part === 'template_data')
    return async (_, asset) => (await template(asset))?.data[attribute] === value;
  const own = part === 'mutable_data' ? 'mutable' : 'immutable';
  return async (row, asset) => (await ownAttributes(index, row, asset, own))[attribute] === value;
}

function nameOf(data: Attributes | undefined): string {
  const name = data?.['name'];
  return typeof name === 'string' ? name.toLowerCase() : '';
}
