import type { StoredRow } from '@antescope/index/store/history-store';
import { AtomicError, notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { type BlockRange, blockRange, isWithin } from '../bounds.ts';
import { createdBlock } from '../first-block.ts';
import { compareBy, keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery, Paging } from '../query.ts';
import { rowById, rowsById, scopeRows, tableRows } from '../table-rows.ts';
import { assetHead } from './asset-head.ts';
import { collectionOf } from './collection.ts';
import { type Template, templateDocument, templateOf, templateOfRow } from './template.ts';

/** IDs looked up for one page without another way to the rows. */
const maxIds = 1000;

type Test = (template: Template) => boolean | Promise<boolean>;

interface Selection {
  paging: Paging;
  sort: 'created' | 'name';
  range: BlockRange | null;
  ids: bigint[] | undefined;
  collections: string[] | undefined;
  tests: Test[];
}

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<Selection> {
  const collections = query.names('collection_name') ?? query.names('collection_whitelist');
  const selection = {
    paging: query.paging(),
    sort: query.oneOf('sort', ['created', 'name'], 'created'),
    range: await blockRange(index, query),
    ids: query.ids('ids', 'template_id'),
    collections,
    tests: [...placeTests(query), ...supplyTests(query), ...dataTests(index, query)],
  };
  query.rejectUnread();
  return selection;
}

function placeTests(query: AtomicQuery): Test[] {
  const [collections, whitelist] = [query.names('collection_name'), query.names('collection_whitelist')];
  const [blacklist, schemas] = [query.names('collection_blacklist'), query.names('schema_name')];
  const [lower, upper] = [query.ids('lower_bound')?.[0], query.ids('upper_bound')?.[0]];
  return [
    ({ collection }) => [collections, whitelist].every((list) => list?.includes(collection) ?? true),
    ({ collection, schema }) => !(blacklist?.includes(collection) ?? false) && (schemas?.includes(schema) ?? true),
    ({ row }) => (lower === undefined || row.primaryKey >= lower) && (upper === undefined || row.primaryKey < upper),
  ];
}

function supplyTests(query: AtomicQuery): Test[] {
  const [issued, least, most] = [
    query.integer('issued_supply', 0),
    query.integer('min_issued_supply', 0),
    query.integer('max_issued_supply', 0),
  ];
  const max = query.integer('max_supply', 0);
  const [transferable, burnable] = [query.flag('is_transferable'), query.flag('is_burnable')];
  return [
    (template) => issued === undefined || template.issued === issued,
    (template) => (least === undefined || template.issued >= least) && (most === undefined || template.issued <= most),
    ({ maxSupply }) => max === undefined || maxSupply === max,
    (template) => transferable === undefined || template.transferable === transferable,
    (template) => burnable === undefined || template.burnable === burnable,
  ];
}

function dataTests(index: AtomicIndex, query: AtomicQuery): Test[] {
  const authorized = query.name('authorized_account');
  const match = query.text('match')?.toLowerCase();
  const filters = query.dataFilters();
  if (filters.some(({ part }) => part !== 'data' && part !== 'template_data' && part !== 'immutable_data'))
    throw new AtomicError(400, 'Templates are filtered by data, template_data or immutable_data');
  return [
    ({ data }) => filters.every(({ attribute, value }) => data[attribute] === value),
    ({ data }) =>
      match === undefined ||
      String(data['name'] ?? '')
        .toLowerCase()
        .includes(match),
    async ({ collection }) =>
      authorized === undefined || ((await collectionOf(index, collection))?.authorized ?? []).includes(authorized),
  ];
}

/** Rows among which all matching ones are; null if they are too many to read. */
async function candidateRows(
  index: AtomicIndex,
  { ids, collections }: Pick<Selection, 'ids' | 'collections'>,
): Promise<StoredRow[] | null> {
  if (ids !== undefined) {
    const rows = await Promise.all([...new Set(ids)].map((id) => rowById(index, 'templates', id)));
    return rows.filter((row) => row !== null);
  }
  if (collections === undefined) return tableRows(index, 'templates');
  const rows = [...new Set(collections)].map((name) => scopeRows(index, assetsContract, name, 'templates'));
  return (await Promise.all(rows)).flat();
}

async function isSelected(index: AtomicIndex, { tests, range }: Selection, template: Template): Promise<boolean> {
  // oxlint-disable-next-line no-await-in-loop -- the cheapest tests come first
  for (const test of tests) if (!(await test(template))) return false;
  return range === null || isWithin(range, (await createdBlock(index, template.row)) ?? 0);
}

async function selected(index: AtomicIndex, selection: Selection, rows: StoredRow[]): Promise<Template[]> {
  const { paging, sort } = selection;
  const templates = await Promise.all(rows.map((row) => templateOf(index, row.scope, row.primaryKey)));
  const tested = await keepIf(
    templates.filter((template) => template !== null),
    (template) => isSelected(index, selection, template),
  );
  const byId = compareBy(({ row }: Template) => row.primaryKey, sort === 'created' && paging.descending);
  const byName = compareBy(
    ({ data }: Template) => (data['name'] === undefined ? null : String(data['name'])),
    paging.descending,
  );
  return tested.sort((a, b) => (sort === 'name' ? byName(a, b) : 0) || byId(a, b));
}

export async function listTemplates(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const selection = await selectionOf(index, query);
  const rows = await candidateRows(index, selection);
  const page =
    rows === null ? await walk(index, selection) : pageOf(await selected(index, selection, rows), selection.paging);
  return Promise.all(page.map((template) => templateDocument(index, template)));
}

export async function countTemplates(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  const selection = await selectionOf(index, query);
  const rows = await candidateRows(index, selection);
  if (rows === null) throw tooWide('name a collection or IDs');
  return String((await selected(index, selection, rows)).length);
}

async function walk(index: AtomicIndex, selection: Selection): Promise<Template[]> {
  const { paging, sort } = selection;
  if (sort === 'name') throw tooWide('name a collection or IDs');
  const config = await index.singleton(assetsContract, 'config');
  const last = config === null ? 0n : reading(() => config.at('template_counter').bigint()) - 1n;
  const page: Template[] = [];
  let skipped = 0;
  const ids = paging.descending ? { from: last, to: 1n } : { from: 1n, to: last };
  for await (const row of rowsById(index, 'templates', ids, maxIds)) {
    const template = await templateOfRow(index, row);
    if (!(await isSelected(index, selection, template))) continue;
    if (skipped++ >= paging.skip) page.push(template);
    if (page.length === paging.limit) break;
  }
  return page;
}

export async function oneTemplate(index: AtomicIndex, collection: string, id: bigint): Promise<unknown> {
  return templateDocument(index, await existing(index, collection, id));
}

/** Assets ever minted, and burned ones. Throws AtomicError (400) if the contract has too many assets to count. */
export async function templateStats(
  index: AtomicIndex,
  collection: string,
  id: bigint,
): Promise<Record<string, string>> {
  const template = await existing(index, collection, id);
  const rows = await tableRows(index, 'assets');
  if (rows === null) throw new AtomicError(400, 'This chain has too many assets to count the burned ones');
  const present = rows.filter((row) => assetHead(row).template === template.id).length;
  return { assets: String(template.issued), burned: String(template.issued - present) };
}

async function existing(index: AtomicIndex, collection: string, id: bigint): Promise<Template> {
  const template = await templateOf(index, collection, id);
  if (template === null) throw notFound('Template', 404);
  return template;
}
