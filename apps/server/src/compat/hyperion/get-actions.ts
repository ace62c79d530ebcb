import { isName } from '@antescope/codec/chain/name';
import type { ExecutionPage, ExecutionQuery } from '@antescope/index/store/history-store';
import { type ActionDocument, actionDocuments, simpleAction } from './action-documents.ts';
import { slotOf } from './bounds.ts';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';
import { type TransferFilter, transferFilter } from './transfer-filter.ts';

const unbounded = Number.MAX_SAFE_INTEGER;
/** Above this the total is reported as a lower bound. */
const maxCounted = 10_000;
const maxFilters = 10;
/** Hex digits of action data above which `noBinary` cuts it. */
const maxBinary = 256;

interface Filter {
  contract?: string;
  action?: string;
}

interface ActionsQuery {
  account: string | undefined;
  narrowed: TransferFilter['narrowed'];
  filters: Filter[];
  from: number;
  to: number;
  order: 'desc' | 'asc';
}

/** Actions that an account authorized or received, or of the whole chain; each executed action once. */
export async function getActions(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const { account, narrowed, transfers } = transferFilter(query);
  const actions: ActionsQuery = {
    account,
    narrowed,
    filters: filtersOf(query, transfers),
    ...(await rangeOf(index, query)),
    order: query.order(),
  };
  const limit = query.limit(10, 1000);
  const skip = query.skip();
  const simple = query.flag('simple');
  const noBinary = query.flag('noBinary');
  query.ignore('track', 'hot_only', 'checkLib');
  query.rejectUnread();
  const { executions, partial } = await sequences(index, actions, skip + limit + 1);
  const more = executions.length > skip + limit;
  if (!more && partial) {
    throw new HyperionError(503, 'Too many actions to scan: narrow the query with after and before');
  }
  if (executions.length === 0) requireComplete(index);
  const full = await actionDocuments(index, executions.slice(skip, skip + limit));
  const documents = noBinary ? full.map(withoutBinary) : full;
  const total = more ? await countActions(index, actions) : { value: executions.length, relation: 'eq' };
  if (!simple) return { total, actions: documents };
  return { total, simple_actions: documents.map((one) => simpleAction(one, index.status.lastIrreversible)) };
}

/** Data that is hex, as of an action without an ABI, is cut to its beginning. */
function withoutBinary(document: ActionDocument): ActionDocument {
  const { data } = document.act;
  if (typeof data !== 'string' || data.length <= maxBinary) return document;
  return { ...document, act: { ...document.act, data: `${data.slice(0, 32)}...` } };
}

async function countActions(
  index: ChainIndex,
  query: ActionsQuery,
): Promise<{ value: number; relation: 'eq' | 'gte' }> {
  const { executions, partial } = await sequences(index, query, maxCounted + 1);
  const exact = !partial && executions.length <= maxCounted;
  return { value: Math.min(executions.length, maxCounted), relation: exact ? 'eq' : 'gte' };
}

/** The first `limit` executions in order. `partial`: the scan hit its limit, there may be more. */
async function sequences(
  { reader }: ChainIndex,
  { account, narrowed, filters, from, to, order }: ActionsQuery,
  limit: number,
): Promise<{ executions: number[]; partial: boolean }> {
  if (from > to) return { executions: [], partial: false };
  const pages: ExecutionPage[] = [];
  for (const filter of filters.length === 0 ? [{}] : filters) {
    // Like Hyperion: onblock is returned only if filtered by name.
    const withoutOnblock = (filter as Filter).action !== 'onblock';
    const query: ExecutionQuery = { ...filter, from, to, order, limit, withoutOnblock };
    pages.push(
      account === undefined
        ? await reader.executions(query)
        : await reader.accountExecutions(account, { ...query, ...narrowed }),
    );
  }
  const down = order === 'desc';
  const all = [...new Set(pages.flatMap((page) => page.executions))].sort((a, b) => (down ? b - a : a - b));
  // Beyond the point where the scan of one filter stopped, rows of the other filters may have gaps between them.
  const stops = pages.flatMap(({ stoppedAt }) => (stoppedAt === null ? [] : [stoppedAt]));
  const scanned = all.filter((one) => stops.every((stop) => (down ? one >= stop : one <= stop)));
  return { executions: scanned.slice(0, limit), partial: stops.length > 0 };
}

/** Comma-separated 'contract:action' pairs, either part '*' or empty; or the single pair of `act.*`. */
function filtersOf(query: HyperionQuery, transfers: boolean): Filter[] {
  const text = query.text('filter');
  const contract = query.name('act.account') ?? query.name('act_account');
  const action = query.name('act.name') ?? query.name('act_name') ?? (transfers ? 'transfer' : undefined);
  query.ignore('act_account', 'act_name');
  const act = { ...(contract === undefined ? {} : { contract }), ...(action === undefined ? {} : { action }) };
  if (text === undefined) return Object.keys(act).length === 0 ? [] : [act];
  const narrower = Object.keys(act).filter((key) => key !== 'action' || !transfers);
  if (narrower.length > 0) throw badParameter('filter', 'cannot be combined with act.account or act.name');
  const parts = text.split(',');
  if (parts.length > maxFilters) throw badParameter('filter', `must have at most ${maxFilters} parts`);
  const filters = parts.map((part) => {
    const [contract = '*', action = '*', ...rest] = part.trim().split(':');
    if (rest.length > 0 || ![contract, action].every((name) => name === '*' || name === '' || isName(name)))
      throw badParameter('filter', "must be 'contract:action', where '*' matches any");
    const isAny = (name: string): boolean => name === '*' || name === '';
    return { ...(isAny(contract) ? {} : { contract }), ...(isAny(action) ? {} : { action }) };
  });
  return filters.some((filter) => Object.keys(filter).length === 0) ? [] : filters;
}

/** Global sequences that all of `after`, `before`, `block_num` and `global_sequence` include; none if `from` is above `to`. */
async function rangeOf(index: ChainIndex, query: HyperionQuery): Promise<{ from: number; to: number }> {
  const blocks = numbersOf(query, 'block_num');
  const sequences = numbersOf(query, 'global_sequence') ?? { first: 0, last: unbounded };
  const lower = [sequences.first, await sequenceAt(index, query.text('after'), 'after')];
  const upper = [sequences.last, await sequenceAt(index, query.text('before'), 'before')];
  if (blocks !== null) {
    lower.push((await blockAt(index, blocks.first))?.firstSequence ?? unbounded);
    upper.push(((await blockAt(index, blocks.last + 1))?.firstSequence ?? unbounded) - 1);
  }
  return { from: Math.max(...lower), to: Math.min(...upper) };
}

/** A number, or two with a dash as both ends of a range; null if absent. */
function numbersOf(query: HyperionQuery, name: string): { first: number; last: number } | null {
  const text = query.text(name);
  if (text === undefined) return null;
  const parts = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(text);
  if (parts === null) throw badParameter(name, 'must be a number, or a range of two with a dash');
  return { first: Number(parts[1]), last: Number(parts[2] ?? parts[1]) };
}

/** First global sequence at or after `after`, or last one at or before `before`; `text` is a UTC time or a block number. */
async function sequenceAt(index: ChainIndex, text: string | undefined, name: 'after' | 'before'): Promise<number> {
  const up = name === 'after';
  if (text === undefined) return up ? 0 : unbounded;
  const block = /^\d{1,10}$/.test(text)
    ? await blockAt(index, Number(text) + (up ? 0 : 1))
    : await index.reader.blockFromSlot(slotOf(text, name) + (up ? 0 : 1));
  if (block === null) return unbounded;
  return up ? block.firstSequence : block.firstSequence - 1;
}

/** The block of this number, at least the first indexed one; null beyond the head. */
function blockAt({ reader, status }: ChainIndex, number: number) {
  return reader.block(Math.max(number, status.firstBlock));
}
