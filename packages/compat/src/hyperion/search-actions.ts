import { setImmediate as turn } from 'node:timers/promises';
import type { AccountQuery, ExecutionPage, ExecutionQuery } from '@antescope/index/store/history-store';
import type { SequenceRange } from './action-range.ts';
import { actDataOf } from './act-of.ts';
import type { ChainIndex } from './chain-index.ts';
import { type FieldFilter, passes } from './field-filters.ts';

/** Search with filters that the index does not answer: per request, and per read of the index, ms. */
const searchMs = 500;
const readMs = 20;
/** Executions per read, and tested before other requests are served. */
const batchSize = 100;
const testedPerTurn = 20;

/** A contract, an action, or both. */
export interface ActionPair {
  contract?: string;
  action?: string;
}

/** What the index answers: the list of an account, or of the chain, by any of the pairs. */
export interface ActionSearch extends SequenceRange {
  account: string | undefined;
  narrowed: Pick<AccountQuery, 'kinds' | 'counterparty' | 'token'>;
  pairs: readonly ActionPair[];
  order: 'desc' | 'asc';
}

/** Executions in order. */
export interface ActionList {
  executions: number[];
  /** The last execution examined if the time budget ran out. */
  stoppedAt: number | null;
}

/** The first `limit` executions of the index, within `timeBudgetMs` per pair. */
export async function listActions(
  { reader }: ChainIndex,
  { account, narrowed, pairs, from, to, order }: ActionSearch,
  { limit, timeBudgetMs }: { limit: number; timeBudgetMs?: number },
): Promise<ActionList> {
  if (from > to) return { executions: [], stoppedAt: null };
  const pages: ExecutionPage[] = [];
  for (const pair of pairs.length === 0 ? [{}] : pairs) {
    // Like Hyperion: onblock is returned only if filtered by name.
    const withoutOnblock = (pair as ActionPair).action !== 'onblock';
    const budget = timeBudgetMs === undefined ? {} : { timeBudgetMs };
    const query: ExecutionQuery = { ...pair, from, to, order, limit, withoutOnblock, ...budget };
    pages.push(
      account === undefined
        ? await reader.executions(query)
        : await reader.accountExecutions(account, { ...query, ...narrowed }),
    );
  }
  const down = order === 'desc';
  const all = [...new Set(pages.flatMap((page) => page.executions))].sort((a, b) => (down ? b - a : a - b));
  // Beyond the point where the scan of one pair stopped, rows of the other pairs may have gaps between them.
  const stops = pages.flatMap((page) => (page.stoppedAt === null ? [] : [page.stoppedAt]));
  const stoppedAt = stops.length === 0 ? null : down ? Math.max(...stops) : Math.min(...stops);
  const scanned = stoppedAt === null ? all : all.filter((one) => (down ? one >= stoppedAt : one <= stoppedAt));
  return { executions: scanned.slice(0, limit), stoppedAt };
}

/** The first `limit` executions that also pass the filters. */
export async function searchActions(
  index: ChainIndex,
  search: ActionSearch,
  { filters, limit }: { filters: readonly FieldFilter[]; limit: number },
): Promise<ActionList> {
  const until = performance.now() + searchMs;
  const executions: number[] = [];
  let { from, to } = search;
  for (;;) {
    const page = await listActions(index, { ...search, from, to }, { limit: batchSize, timeBudgetMs: readMs });
    executions.push(...(await passing(index, page.executions, filters)));
    const full = page.executions.length >= batchSize ? page.executions.at(-1)! : null;
    const last = full ?? page.stoppedAt;
    if (last === null || executions.length >= limit) return { executions: executions.slice(0, limit), stoppedAt: null };
    if (performance.now() > until) return { executions, stoppedAt: last };
    if (search.order === 'desc') to = last - 1;
    else from = last + 1;
    await turn();
  }
}

async function passing(
  index: ChainIndex,
  sequences: readonly number[],
  filters: readonly FieldFilter[],
): Promise<number[]> {
  const passed: number[] = [];
  for (const [at, execution] of (await index.reader.executionsAt(sequences)).entries()) {
    if (at % testedPerTurn === testedPerTurn - 1) await turn();
    let decoded: Promise<unknown> | null = null;
    const data = (): Promise<unknown> => (decoded ??= actDataOf(index, execution.action, execution.block.number));
    if (await passes({ execution, data }, filters)) passed.push(execution.action.globalSequence);
  }
  return passed;
}
