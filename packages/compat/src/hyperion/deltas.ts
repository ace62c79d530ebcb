import { setImmediate as turn } from 'node:timers/promises';
import type { RowChangeQuery, StoredRowChange } from '@antescope/index/store/change-reader';
import { boundOf } from './bounds.ts';
import { type ChainIndex, derivedOf, requireComplete } from './chain-index.ts';
import { deltaDocuments } from './delta-documents.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';
import { keyOf, scopeOf } from './row-place.ts';

/** Versions of one scope of a table that are read at once; more are searched by block. */
const maxRows = 10_000;
/** Search through the blocks per request, ms. */
const searchMs = 500;

interface Found {
  changes: StoredRowChange[];
  /** The last block examined if the search ended early. */
  stoppedAt: number | null;
}

/**
 * Versions of rows by contract, scope, table, key and payer, newest first by default. `next_key`, if the search ended at its
 * time budget, is the `after_key` that resumes it: the last block examined. Throws HyperionError.
 */
export async function getDeltas(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const filter = filterOf(query);
  const range = await rangeOf(index, query);
  const limit = query.limit(10, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const all = await ofScope(index, filter);
  const { changes, stoppedAt } =
    all === null
      ? await search(index, { ...filter, ...range, limit: skip + limit + 1 })
      : { changes: matchesOf(all, filter, range), stoppedAt: null };
  if (changes.length === 0 && stoppedAt === null) requireComplete(index);
  const resumes = stoppedAt !== null && changes.length <= skip + limit;
  if (resumes && skip > 0 && changes.length <= skip)
    throw new HyperionError(503, 'Too many blocks to scan: narrow the query with after and before instead of skip');
  const exact = all !== null || (stoppedAt === null && changes.length <= skip + limit);
  return {
    total: { value: changes.length, relation: exact ? 'eq' : 'gte' },
    deltas: await deltaDocuments(index, changes.slice(skip, skip + limit)),
    ...(resumes ? { next_key: `${stoppedAt}` } : {}),
  };
}

interface BlockRange {
  from: number;
  to: number;
  order: 'desc' | 'asc';
}

async function rangeOf(index: ChainIndex, query: HyperionQuery): Promise<BlockRange> {
  const order = query.order();
  const key = query.text('after_key');
  if (key !== undefined && !/^\d{1,10}$/.test(key)) throw badParameter('after_key', "must be a page's next_key");
  const resumed = key === undefined ? null : Number(key);
  const { firstBlock, head } = index.status;
  return {
    from: Math.max(
      await boundOf(index, query.text('after'), 'after'),
      resumed !== null && order === 'asc' ? resumed + 1 : firstBlock,
    ),
    to: Math.min(
      await boundOf(index, query.text('before'), 'before'),
      resumed !== null && order === 'desc' ? resumed - 1 : head.number,
    ),
    order,
  };
}

type ChangeFilter = Pick<RowChangeQuery, 'code' | 'scope' | 'table' | 'primaryKey' | 'payer' | 'present'>;

function filterOf(query: HyperionQuery): ChangeFilter {
  const [code, table, payer] = [query.name('code'), query.name('table'), query.name('payer')];
  const [scope, key] = [query.text('scope'), query.text('primary_key')];
  const present = query.text('present') === undefined ? undefined : query.flag('present');
  return {
    ...(code === undefined ? {} : { code }),
    ...(scope === undefined ? {} : { scope: scopeOf(scope) }),
    ...(table === undefined ? {} : { table }),
    ...(key === undefined ? {} : { primaryKey: keyOf(key) }),
    ...(payer === undefined ? {} : { payer }),
    ...(present === undefined ? {} : { present }),
  };
}

/** All versions of one scope of a table or of one row, newest first; null for other filters, and if there are too many. */
async function ofScope(
  index: ChainIndex,
  { code, scope, table, primaryKey }: ChangeFilter,
): Promise<StoredRowChange[] | null> {
  if (code === undefined || scope === undefined || table === undefined) return null;
  const place = { code, scope, table, primaryKey: primaryKey ?? null };
  const versions = await derivedOf(index).changes.tableVersions(place, maxRows + 1);
  return versions.length > maxRows ? null : versions.map((version) => ({ ...place, ...version }));
}

function matchesOf(
  all: readonly StoredRowChange[],
  { payer, present }: ChangeFilter,
  { from, to, order }: BlockRange,
): StoredRowChange[] {
  const matches = all.filter(
    (one) =>
      one.block >= from &&
      one.block <= to &&
      (payer === undefined || one.payer === payer) &&
      (present === undefined || present === (one.value !== null)),
  );
  return order === 'asc' ? matches.toReversed() : matches;
}

async function search(index: ChainIndex, query: RowChangeQuery): Promise<Found> {
  const { changes: reader } = derivedOf(index);
  const until = performance.now() + searchMs;
  const changes: StoredRowChange[] = [];
  let { from, to } = query;
  for (;;) {
    const page = await reader.rowChanges({ ...query, from, to, limit: query.limit - changes.length });
    changes.push(...page.items);
    const { stoppedAt } = page;
    if (stoppedAt === null || performance.now() > until) return { changes, stoppedAt };
    if (query.order === 'desc') to = stoppedAt - 1;
    else from = stoppedAt + 1;
    await turn();
  }
}
