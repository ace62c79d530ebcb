import { setImmediate as turn } from 'node:timers/promises';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { AccountQuery, HistoryReader } from './history-store.ts';

/** Milliseconds for which one page is looked for, and after how many others get their turn. */
const lookMs = 100;
const sliceMs = 10;

export interface LookUp {
  reader: HistoryReader;
  account: string;
  query: Omit<AccountQuery, 'limit'>;
  limit: number;
  rows(executions: number[]): Promise<ActionRow[]>;
  /** What only a decoded row tells; null: nothing. */
  keep: ((row: ActionRow) => boolean) | null;
}

export interface Found {
  rows: ActionRow[];
  /** There are more rows after the last one. */
  more: boolean;
  /** Set when time was up first: everything to here was looked at, go on after it. */
  stoppedAt: number | null;
}

/** Rows until the page is full, the list ends or time is up, in slices between which other requests are served. */
export async function lookUp({ reader, account, query, limit, rows, keep }: LookUp): Promise<Found> {
  const until = performance.now() + lookMs;
  const down = query.order === 'desc';
  const found: ActionRow[] = [];
  let { from, to } = query;
  for (;;) {
    const asked = limit + 1 - found.length;
    const page = await reader.accountExecutions(account, { ...query, from, to, limit: asked, lookMs: sliceMs });
    const full = keep === null && page.executions.length >= asked;
    const read = await rows(full ? page.executions.slice(0, -1) : page.executions);
    found.push(...(keep === null ? read : read.filter(keep)));
    if (full || found.length > limit) return { rows: found.slice(0, limit), more: true, stoppedAt: null };
    const last = page.stoppedAt ?? (page.executions.length >= asked ? (page.executions.at(-1) ?? null) : null);
    if (last === null) return { rows: found, more: false, stoppedAt: null };
    if (performance.now() > until) return { rows: found, more: false, stoppedAt: last };
    if (down) to = last - 1;
    else from = last + 1;
    await turn();
  }
}
