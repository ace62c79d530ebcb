import { isName } from '@antescope/codec/chain/name';
import { type ActionDocument, actionDocuments, simpleAction } from './action-documents.ts';
import { rangeOf } from './action-range.ts';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { actionOfField, type FieldFilter, fieldFilters, onlyValue } from './field-filters.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';
import { type ActionList, type ActionPair, type ActionSearch, listActions, searchActions } from './search-actions.ts';
import { transferFilter } from './transfer-filter.ts';

/** Above this the total is reported as a lower bound. */
const maxCounted = 10_000;
const maxPairs = 10;
/** Hex digits of action data above which `noBinary` cuts it. */
const maxBinary = 256;

/** Actions that an account authorized or received, or of the whole chain; each executed action once. */
export async function getActions(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const { search, filters } = await searchOf(index, query);
  const limit = query.limit(10, 1000);
  const skip = query.skip();
  const simple = query.flag('simple');
  const noBinary = query.flag('noBinary');
  const resumed = resumedAt(search, query.text('after_key'));
  query.ignore('track', 'hot_only', 'checkLib');
  query.rejectUnread();
  const list =
    filters.length === 0
      ? await listActions(index, resumed, { limit: skip + limit + 1 })
      : await searchActions(index, resumed, { filters, limit: skip + limit + 1 });
  const { executions, stoppedAt } = list;
  const more = executions.length > skip + limit;
  const resumes = !more && stoppedAt !== null && filters.length > 0;
  if (!more && stoppedAt !== null && (filters.length === 0 || (skip > 0 && executions.length <= skip)))
    throw new HyperionError(503, 'Too many actions to scan: narrow the query with after and before');
  if (executions.length === 0 && stoppedAt === null) requireComplete(index);
  const full = await actionDocuments(index, executions.slice(skip, skip + limit));
  const documents = noBinary ? full.map(withoutBinary) : full;
  const total = more && filters.length === 0 ? await countActions(index, resumed) : totalOf(list, more);
  const rows = simple
    ? { simple_actions: documents.map((one) => simpleAction(one, index.status.lastIrreversible)) }
    : { actions: documents };
  return { total, ...rows, ...(resumes ? { next_key: `${stoppedAt}` } : {}) };
}

/** What the index answers, and the filters that remain for the search. */
async function searchOf(
  index: ChainIndex,
  query: HyperionQuery,
): Promise<{ search: ActionSearch; filters: readonly FieldFilter[] }> {
  const all = fieldFilters(query);
  const account = query.name('account');
  const transfers = transferFilter(account, all);
  const { pairs, answered } = pairsOf(query, all);
  const range = await rangeOf(index, query, all);
  const done = new Set([...(transfers?.answered ?? []), ...answered, ...range.answered]);
  const search = {
    account: transfers?.account ?? account ?? memberOf(all),
    narrowed: transfers?.narrowed ?? {},
    pairs,
    from: range.from,
    to: range.to,
    order: query.order(),
  };
  return { search, filters: all.filter((filter) => !done.has(filter)) };
}

/** An account in whose list all matches are, shorter than that of the chain. */
function memberOf(filters: readonly FieldFilter[]): string | undefined {
  const members = ['act.authorization.actor', 'notified', 'receipts.receiver'];
  const filter = filters.find((one) => members.includes(one.field) && onlyValue(one) !== undefined);
  return filter && onlyValue(filter);
}

function resumedAt(search: ActionSearch, key: string | undefined): ActionSearch {
  if (key === undefined) return search;
  if (!/^\d{1,15}$/.test(key)) throw badParameter('after_key', "must be a page's next_key");
  return search.order === 'desc'
    ? { ...search, to: Math.min(search.to, Number(key) - 1) }
    : { ...search, from: Math.max(search.from, Number(key) + 1) };
}

/** Data that is hex, as of an action without an ABI, is cut to its beginning. */
function withoutBinary(document: ActionDocument): ActionDocument {
  const { data } = document.act;
  if (typeof data !== 'string' || data.length <= maxBinary) return document;
  return { ...document, act: { ...document.act, data: `${data.slice(0, 32)}...` } };
}

function totalOf({ executions, stoppedAt }: ActionList, more: boolean): Record<string, unknown> {
  return { value: executions.length, relation: more || stoppedAt !== null ? 'gte' : 'eq' };
}

async function countActions(index: ChainIndex, search: ActionSearch): Promise<Record<string, unknown>> {
  const { executions, stoppedAt } = await listActions(index, search, { limit: maxCounted + 1 });
  const exact = stoppedAt === null && executions.length <= maxCounted;
  return { value: Math.min(executions.length, maxCounted), relation: exact ? 'eq' : 'gte' };
}

/** Pairs of `filter`, else those that the filters by contract and action name, with the filters they answer. */
function pairsOf(
  query: HyperionQuery,
  filters: readonly FieldFilter[],
): { pairs: readonly ActionPair[]; answered: readonly FieldFilter[] } {
  const text = query.text('filter');
  if (text !== undefined) return { pairs: parsePairs(text), answered: [] };
  const named = (field: string): FieldFilter | undefined =>
    filters.find((one) => one.field === field && one.any.length > 0 && one.none.length === 0);
  const [contract, action] = [named('act.account'), named('act.name')];
  const dataOf = filters.map(({ field }) => actionOfField(field)).find((name) => name !== undefined);
  const actions = action?.any ?? (dataOf === undefined ? [undefined] : [dataOf]);
  const pairs = (contract?.any ?? [undefined]).flatMap((account) =>
    actions.map((name) => ({
      ...(account === undefined ? {} : { contract: account }),
      ...(name === undefined ? {} : { action: name }),
    })),
  );
  if (pairs.length > maxPairs) throw badParameter('act.name', `and act.account must be at most ${maxPairs} pairs`);
  return { pairs: unlessAny(pairs), answered: [contract, action].filter((filter) => filter !== undefined) };
}

/** Comma-separated 'contract:action' pairs, either part '*' or empty. */
function parsePairs(text: string): readonly ActionPair[] {
  const parts = text.split(',');
  if (parts.length > maxPairs) throw badParameter('filter', `must have at most ${maxPairs} parts`);
  const pairs = parts.map((part) => {
    const [contract = '*', action = '*', ...rest] = part.trim().split(':');
    if (rest.length > 0 || ![contract, action].every((name) => name === '*' || name === '' || isName(name)))
      throw badParameter('filter', "must be 'contract:action', where '*' matches any");
    const isAny = (name: string): boolean => name === '*' || name === '';
    return { ...(isAny(contract) ? {} : { contract }), ...(isAny(action) ? {} : { action }) };
  });
  return unlessAny(pairs);
}

function unlessAny(pairs: readonly ActionPair[]): readonly ActionPair[] {
  return pairs.some((pair) => Object.keys(pair).length === 0) ? [] : pairs;
}
