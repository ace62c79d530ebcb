import type { QueryState } from './query-state.ts';

/** State of an account's history, without its rows. */
export interface HistoryView {
  state: QueryState;
  cursor: string | null;
  /** Cursors of the previous pages, oldest first, without the first page. */
  back: readonly string[];
  /** Number of manual retries. */
  retry: number;
  /** First day of the preset range, 'YYYY-MM-DD'. */
  recent: string;
}
