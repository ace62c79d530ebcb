/** Sums over all indexed blocks up to one; what a range of blocks has is the difference of two. */
export interface StoredTotals {
  block: number;
  slot: number;
  /** Transactions in blocks, without the one of the system that every block begins with. */
  transactions: number;
  /** Executed actions of those; a notification is no action of its own. */
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

/** Counts that are kept with every block; exact, also after forks. */
export interface StatisticsReader {
  /** Sums after the last block at or before the slot; null before the first block. */
  totalsAt(slot: number): Promise<StoredTotals | null>;
  /** Accounts that authorised at least one executed action in the hour or day (slots divided by its slots). */
  activeAccounts(period: 'hour' | 'day', number: number): Promise<number>;
}
