/** What a history service reports of itself. */
export interface HistoryHealth {
  version: string | null;
  /** Newest block it has; null if it does not say. */
  head: number | null;
  /** First block it has. */
  first: number | null;
}

/** Cache and limits of every health request. */
export const healthCall = { cacheMs: 30_000, rules: { timeoutMs: 3000, maxBytes: 2_000_000, emptyStatuses: [] } };
