import type { StoredRow } from '@antescope/index/store/history-store';
import { AtomicError, notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { type BlockRange, blockRange, isWithin } from '../bounds.ts';
import { compareBy, keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery, Paging } from '../query.ts';
import { rowById, rowsById, scopeRows, tableRows } from '../table-rows.ts';
import { assetDocument, receivedBlock } from './asset-document.ts';
import { assetName } from './asset-name.ts';
import { type AssetFilter, assetFilter, matches } from './asset-filter.ts';
import { assetHead } from './asset-head.ts';
import { burnedAsset, burnedAssets } from './burned-assets.ts';
import { mintedBlock, templateMint } from './mint.ts';
import { pendingOfferAssets } from './offer-rows.ts';

const sorts = ['asset_id', 'minted', 'updated', 'transferred', 'template_mint', 'name'] as const;
type Sort = (typeof sorts)[number];

/** First ID that the contract assigns. */
const firstAssetId = 1n << 40n;
/** IDs looked up for one page without another way to the rows. */
const maxIds = 1000;
/** Assets whose history is read for one list. */
const maxHistories = 500;

interface Selection {
  filter: AssetFilter;
  sort: Sort;
  paging: Paging;
  range: BlockRange | null;
  lower: bigint;
  /** Exclusive. */
  upper: bigint | null;
  minMint: number | undefined;
  maxMint: number | undefined;
  hideOffers: boolean;
}

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<Selection> {
  const selection = {
    filter: assetFilter(index, query),
    sort: query.oneOf('sort', sorts, 'asset_id'),
    paging: query.paging(),
    range: await blockRange(index, query),
    lower: query.ids('lower_bound')?.[0] ?? 0n,
    upper: query.ids('upper_bound')?.[0] ?? null,
    minMint: query.integer('template_mint', 1) ?? query.integer('min_template_mint', 1),
    maxMint: query.integer('template_mint', 1) ?? query.integer('max_template_mint', 1),
    hideOffers: query.flag('hide_offers') ?? false,
  };
  query.rejectUnread();
  return selection;
}

/** Assets that exist, or burned ones. Throws AtomicError (400) for a query that needs more rows than one request reads. */
export async function listAssets(index: AtomicIndex, query: AtomicQuery): Promise<Record<string, unknown>[]> {
  const selection = await selectionOf(index, query);
  const rows = await candidates(index, selection.filter);
  const page = rows === null ? await walk(index, selection) : await ordered(index, selection, rows);
  const burned = new Map(selection.filter.burned ? (await burnedAssets(index)).map((asset) => [asset.row, asset]) : []);
  return Promise.all(page.map((row) => assetDocument(index, row, burned.get(row) ?? null)));
}

export async function countAssets(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  const selection = await selectionOf(index, query);
  const rows = await candidates(index, selection.filter);
  if (rows === null) throw tooWide('name an owner or IDs');
  return String((await keepIf(rows, (row) => isSelected(index, selection, row))).length);
}

export async function oneAsset(index: AtomicIndex, id: bigint): Promise<unknown> {
  const row = await rowById(index, 'assets', id);
  const burned = row === null ? await burnedAsset(index, id) : null;
  const last = row ?? burned?.row;
  if (last === undefined) throw notFound('Asset');
  return assetDocument(index, last, burned);
}

/** Number of the asset within its template, as text. */
export async function assetStats(index: AtomicIndex, id: bigint): Promise<Record<string, string>> {
  const row = await existing(index, id);
  return { template_mint: String(await templateMint(index, { ...assetHead(row), block: row.block })) };
}

async function existing(index: AtomicIndex, id: bigint): Promise<StoredRow> {
  const row = await rowById(index, 'assets', id);
  if (row === null) throw notFound('Asset');
  return row;
}

/** Rows among which all matching ones are; null if they are too many to read. */
export async function candidates(
  index: AtomicIndex,
  { ids, owners, burned }: Pick<AssetFilter, 'ids' | 'owners' | 'burned'>,
): Promise<StoredRow[] | null> {
  if (burned) {
    // Burned assets have no owner.
    const rows = owners === undefined ? (await burnedAssets(index)).map(({ row }) => row) : [];
    return rows.filter(({ primaryKey }) => ids?.includes(primaryKey) ?? true);
  }
  if (ids !== undefined) {
    const rows = await Promise.all([...new Set(ids)].map((id) => rowById(index, 'assets', id)));
    return rows.filter((row) => row !== null);
  }
  if (owners === undefined) return tableRows(index, 'assets');
  const rows = await Promise.all(
    [...new Set(owners)].map((owner) => scopeRows(index, assetsContract, owner, 'assets')),
  );
  return rows.flat();
}

async function isSelected(index: AtomicIndex, selection: Selection, row: StoredRow): Promise<boolean> {
  const { filter, range, sort, lower, upper, minMint, maxMint, hideOffers } = selection;
  if (row.primaryKey < lower || (upper !== null && row.primaryKey >= upper)) return false;
  if (!(await matches(filter, row))) return false;
  const asset = { ...assetHead(row), block: row.block };
  if (range !== null) {
    const block = sort === 'updated' ? row.block : await mintedBlock(index, asset);
    if (block === null || !isWithin(range, block)) return false;
  }
  if (minMint !== undefined || maxMint !== undefined) {
    const mint = await templateMint(index, asset);
    // As in the API, assets without a template pass the maximum, not the minimum.
    if (minMint !== undefined && minMint > 1 && mint < minMint) return false;
    if (maxMint !== undefined && mint > maxMint) return false;
  }
  return !hideOffers || !(await pendingOfferAssets(index)).has(row.primaryKey);
}

async function ordered(index: AtomicIndex, selection: Selection, rows: StoredRow[]): Promise<StoredRow[]> {
  const { range, sort, minMint, maxMint, paging, filter } = selection;
  const needsHistory =
    sort === 'transferred' ||
    sort === 'template_mint' ||
    minMint !== undefined ||
    maxMint !== undefined ||
    (range !== null && sort !== 'updated');
  const heads = needsHistory ? rows.filter((row) => filter.head(assetHead(row))) : rows;
  if (needsHistory && heads.length > maxHistories)
    throw tooWide(`this order or filter needs the history of each asset, at most ${maxHistories}`);
  const selected = await keepIf(heads, (row) => isSelected(index, selection, row));
  const keys = new Map(await Promise.all(selected.map(async (row) => [row, await sortKey(index, sort, row)] as const)));
  const byId = compareBy((row: StoredRow) => row.primaryKey, false);
  const byKey = compareBy((row: StoredRow) => keys.get(row) ?? null, paging.descending);
  return pageOf(
    selected.sort((a, b) => byKey(a, b) || byId(a, b)),
    paging,
  );
}

async function sortKey(index: AtomicIndex, sort: Sort, row: StoredRow): Promise<string | number | bigint | null> {
  if (sort === 'updated') return row.block;
  if (sort === 'transferred') return receivedBlock(index, row);
  if (sort === 'template_mint') return templateMint(index, { ...assetHead(row), block: row.block });
  if (sort !== 'name') return row.primaryKey;
  return assetName(index, row);
}

/** A page in the order of IDs, from IDs one after another. */
async function walk(index: AtomicIndex, selection: Selection): Promise<StoredRow[]> {
  const { sort, paging, lower, upper } = selection;
  if (sort !== 'asset_id' && sort !== 'minted') throw tooWide('name an owner or IDs');
  const config = await index.singleton(assetsContract, 'config');
  if (config === null) throw new AtomicError(503, 'The contract is not initialized');
  const last = reading(() => config.at('asset_counter').bigint()) - 1n;
  const low = lower > firstAssetId ? lower : firstAssetId;
  const high = upper !== null && upper <= last ? upper - 1n : last;
  if (low > high) return [];
  const ids = paging.descending ? { from: high, to: low } : { from: low, to: high };
  const page: StoredRow[] = [];
  let skipped = 0;
  for await (const row of rowsById(index, 'assets', ids, maxIds)) {
    if (!(await isSelected(index, selection, row))) continue;
    if (skipped++ >= paging.skip) page.push(row);
    if (page.length === paging.limit) break;
  }
  return page;
}
