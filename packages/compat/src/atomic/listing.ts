import type { Field } from '@antescope/sources/core/fields';
import { accountTransactions, allActions, type ContractAction, blockActions, transactionActions } from './actions.ts';
import { notFound, tooWide } from './atomic-error.ts';
import { type AtomicIndex, reading } from './atomic-index.ts';
import { type BlockRange, isWithin } from './bounds.ts';
import { logsOf } from './logs.ts';
import type { AtomicQuery, Paging } from './query.ts';
import { scopeRows } from './table-rows.ts';

/** IDs read for one list that names no account. */
const maxIds = 500;
/** Versions of one row. */
const maxVersions = 500;
const batch = 25;

/** Things with ascending IDs in one table of a contract, which end when their row is removed: offers, sales, auctions. */
export interface ListingKind {
  contract: string;
  table: string;
  /** Field of rows and actions: 'offer_id'. */
  idField: string;
  /** ID of the next one. */
  next(index: AtomicIndex): Promise<bigint>;
  /** Actions about one that its parties authorize or receive, with the log of its creation. */
  actions: readonly string[];
  /** Actions that remove the row. */
  endings: readonly string[];
  /** Actions of its log. */
  logs: readonly string[];
}

/** A row with what became of it. */
export interface Listing {
  id: bigint;
  /** The row, or what it was last. */
  row: Field;
  created: number | null;
  updated: number;
  /** Blocks that wrote the row, newest first. */
  blocks: number[];
  /** The action that removed the row; null: another one. undefined: the row exists. */
  ending: ContractAction | null | undefined;
}

/** The listing of an ID, ended or not; null if the index has none. */
export function listingOf(index: AtomicIndex, kind: ListingKind, id: bigint): Promise<Listing | null> {
  const { contract, table, idField } = kind;
  return index.once(`listing ${contract} ${table} ${id}`, async () => {
    const place = { code: contract, scope: contract, table, primaryKey: id };
    const versions = await index.changes.rowVersions(place, { before: index.head + 1, limit: maxVersions });
    const [newest, last] = [versions[0], versions.find(({ value }) => value !== null)];
    if (newest === undefined || last?.value == null) return null;
    const row = await index.decode({ code: contract, table, value: last.value, block: last.block });
    const oldest = versions.length < maxVersions ? versions.at(-1)!.block : null;
    const created = oldest === index.first && index.first > 2 ? null : oldest;
    const blocks = versions.map(({ block }) => block);
    if (newest.value !== null) return { id, row, created, updated: newest.block, blocks, ending: undefined };
    const endings = await blockActions(index, newest.block, { contract, names: kind.endings });
    const ending = endings.find(({ data }) => reading(() => data.at(idField).bigint()) === id) ?? null;
    return { id, row, created, updated: newest.block, blocks, ending };
  });
}

/** The log of a listing. Throws AtomicError (416) without one. */
export function listingLogs(index: AtomicIndex, query: AtomicQuery, kind: ListingKind, id: bigint): Promise<unknown> {
  return logsOf(index, query, async () => {
    const listing = await listingOf(index, kind, id);
    if (listing === null) throw notFound('Listing');
    return { contract: kind.contract, names: kind.logs, blocks: listing.blocks, about: { [kind.idField]: String(id) } };
  });
}

/** What a list is selected by. */
export interface ListingSelection {
  paging: Paging;
  /** Order of creation, or of the last change. */
  sort: 'created' | 'updated';
  ids: bigint[] | undefined;
  /** Accounts, one of which has to be a party. */
  parties: string[] | undefined;
  /** Only those whose rows exist. */
  present: boolean;
  lower: bigint;
  /** Exclusive. */
  upper: bigint | null;
  test(listing: Listing): Promise<boolean> | boolean;
}

export function boundsOf(query: AtomicQuery): Pick<ListingSelection, 'lower' | 'upper'> {
  return { lower: query.ids('lower_bound')?.[0] ?? 0n, upper: query.ids('upper_bound')?.[0] ?? null };
}

/** Whether a listing was created in a range, or changed if the list is sorted by that. */
export function isInRange(
  range: BlockRange | null,
  sort: ListingSelection['sort'],
  { created, updated }: Listing,
): boolean {
  const block = sort === 'updated' ? updated : created;
  return range === null || (block !== null && isWithin(range, block));
}

/** The listings of a page. Throws AtomicError (400) for a selection that needs more rows than one request reads. */
export async function listingPage(
  index: AtomicIndex,
  kind: ListingKind,
  selection: ListingSelection,
): Promise<Listing[]> {
  const { paging, sort } = selection;
  if (sort === 'created') {
    const listings = await matching(index, kind, selection, paging.skip + paging.limit);
    return listings.slice(paging.skip);
  }
  const all = await matching(index, kind, { ...selection, paging: { ...paging, descending: false } }, null);
  all.sort((a, b) => (paging.descending ? b.updated - a.updated : a.updated - b.updated));
  return all.slice(paging.skip, paging.skip + paging.limit);
}

export async function listingCount(
  index: AtomicIndex,
  kind: ListingKind,
  selection: ListingSelection,
): Promise<string> {
  return String((await matching(index, kind, selection, null)).length);
}

/** The first `count` listings that match in the order of IDs, or all of them. */
async function matching(
  index: AtomicIndex,
  kind: ListingKind,
  selection: ListingSelection,
  count: number | null,
): Promise<Listing[]> {
  const ids = await candidateIds(index, kind, selection);
  const results: Listing[] = [];
  const wanted = count ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < ids.length && results.length < wanted; at += batch) {
    if (at >= maxIds) throw tooWide('name an account or IDs');
    const some = await Promise.all(ids.slice(at, at + batch).map((id) => listingOf(index, kind, id)));
    const listings = some.filter((listing) => listing !== null);
    const passed = await Promise.all(listings.map(async (listing) => selection.test(listing)));
    results.push(...listings.filter((_, n) => passed[n]));
  }
  return results.slice(0, wanted);
}

async function candidateIds(index: AtomicIndex, kind: ListingKind, selection: ListingSelection): Promise<bigint[]> {
  const { ids, parties, present, lower, upper, paging } = selection;
  const all = ids ?? (await idsOfParties(index, kind, parties)) ?? (present ? await presentIds(index, kind) : null);
  const direction = paging.descending ? -1 : 1;
  if (all !== null) {
    const isWithin = (id: bigint): boolean => id >= lower && (upper === null || id < upper);
    return [...new Set(all)].filter(isWithin).sort((a, b) => (a < b ? -direction : direction));
  }
  const end = await kind.next(index);
  const high = upper !== null && upper < end ? upper : end;
  const low = lower > 0n ? lower : 1n;
  const length = high > low ? Number(high - low) : 0;
  // One batch more than is read, so that a longer list is noticed.
  const wanted = Math.min(length, maxIds + batch);
  return Array.from({ length: wanted }, (_, at) => (paging.descending ? high - 1n - BigInt(at) : low + BigInt(at)));
}

async function presentIds(index: AtomicIndex, { contract, table }: ListingKind): Promise<bigint[]> {
  return (await scopeRows(index, contract, contract, table)).map(({ primaryKey }) => primaryKey);
}

/** IDs in the transactions of the accounts' actions; null without accounts. */
async function idsOfParties(
  index: AtomicIndex,
  { contract, actions, idField }: ListingKind,
  parties: readonly string[] | undefined,
): Promise<bigint[] | null> {
  if (parties === undefined) return null;
  const names = { contract, names: actions };
  const lists = await Promise.all(parties.map((account) => accountTransactions(index, account, names, allActions)));
  const found = await Promise.all([...new Set(lists.flat())].map((num) => transactionActions(index, num, names)));
  return found.flat().flatMap(({ data }) => {
    const id = reading(() => data.at(idField));
    return id.missing ? [] : [reading(() => id.bigint())];
  });
}
