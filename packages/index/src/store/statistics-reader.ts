/** Running totals over all indexed blocks up to one; a range of blocks is the difference of two. */
export interface StoredTotals {
  block: number;
  slot: number;
  /** Transactions without onblock. */
  transactions: number;
  /** Executed actions of those, without notifications. */
  actions: number;
  /** Billed microseconds. */
  cpuUs: number;
  /** Billed bytes. */
  netBytes: number;
  /** Accounts that exist. */
  accounts: number;
}

export const slotsPerHour = 7200;
export const slotsPerDay = 24 * slotsPerHour;

/** Counts kept per block; exact, also after forks. */
export interface StatisticsReader {
  /** Totals after the last block at or before the slot; null before the first block. */
  totalsAt(slot: number): Promise<StoredTotals | null>;
  /** Accounts that authorized at least one executed action in the hour or day (slot / slots per period). */
  activeAccounts(period: 'hour' | 'day', number: number): Promise<number>;
}
