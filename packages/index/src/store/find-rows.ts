import { setImmediate as turn } from 'node:timers/promises';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { AccountQuery, HistoryReader } from './history-store.ts';

/** Time budget of one page, and of one slice before other requests are served, ms. */
const lookMs = 100;
const sliceBudgetMs = 10;

/** Slices read even after the time budget, so that a busy machine answers for a short list as an idle one does. */
const minSlices = 20;

export interface RowSearch {
  reader: HistoryReader;
  account: string;
  query: Omit<AccountQuery, 'limit'>;
  limit: number;
  rows(executions: number[]): Promise<ActionRow[]>;
  /** Filter on decoded rows; null for none. */
  keep: ((row: ActionRow) => boolean) | null;
}

export interface RowSearchResult {
  rows: ActionRow[];
  /** True if more rows follow. */
  more: boolean;
  /** Set if the time budget ran out: the last execution examined, resume after it. */
  stoppedAt: number | null;
}

/**
 * Reads rows until the page is full, the list ends or the time budget is used up (not before `minSlices` slices),
 * yielding to other requests between slices.
 */
export async function findRows({ reader, account, query, limit, rows, keep }: RowSearch): Promise<RowSearchResult> {
  const until = performance.now() + lookMs;
  const down = query.order === 'desc';
  const matches: ActionRow[] = [];
  let { from, to } = query;
  for (let slices = 1; ; slices++) {
    const requested = limit + 1 - matches.length;
    const page = await reader.accountExecutions(account, {
      ...query,
      from,
      to,
      limit: requested,
      timeBudgetMs: sliceBudgetMs,
    });
    const full = keep === null && page.executions.length >= requested;
    const pageRows = await rows(full ? page.executions.slice(0, -1) : page.executions);
    matches.push(...(keep === null ? pageRows : pageRows.filter(keep)));
    if (full || matches.length > limit) return { rows: matches.slice(0, limit), more: true, stoppedAt: null };
    const last = page.stoppedAt ?? (page.executions.length >= requested ? (page.executions.at(-1) ?? null) : null);
    if (last === null) return { rows: matches, more: false, stoppedAt: null };
    if (slices >= minSlices && performance.now() > until) return { rows: matches, more: false, stoppedAt: last };
    if (down) to = last - 1;
    else from = last + 1;
    await turn();
  }
}
