import type { ShownQuery } from './shown-query.ts';

/** What a page of an account's history shows beside its rows. */
export interface ShownHistory {
  shown: ShownQuery;
  cursor: string | null;
  /** Cursors of the pages before, oldest first; the very first page has none. */
  back: readonly string[];
  /** How many times a person retried after a failure. */
  retry: number;
  /** First of the last three days, 'YYYY-MM-DD'. */
  recent: string;
}
