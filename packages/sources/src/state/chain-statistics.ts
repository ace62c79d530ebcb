import type { Outcome } from '../core/outcome.ts';

/** Counts of one hour or day; the first and the last one may be cut by what is indexed. */
export interface StatisticsPoint {
  /** ISO with Z: where the hour or day begins. */
  time: string;
  blocks: number;
  /** Without the system's own transaction in every block. */
  transactions: number;
  /** Executed actions; notifications are no actions of their own. */
  actions: number;
  /** null if the index is made without the chain's state. */
  newAccounts: number | null;
  /** Accounts that authorized at least one executed action. */
  activeAccounts: number;
  /** Billed microseconds. */
  cpuUs: number;
  /** Billed bytes. */
  netBytes: number;
}

export interface ChainStatistics {
  step: StatisticsStep;
  /** Oldest first, without a hole. */
  points: StatisticsPoint[];
  /** Sums of the minute that the newest point ends with, or of as much of it as there is; for a rate now. */
  lastMinute: { seconds: number; transactions: number; actions: number };
  /** Accounts that exist at the end of the last point; null if the index is made without the chain's state. */
  accounts: number | null;
}

export type StatisticsStep = 'hour' | 'day';

/** What happened on the chain, in numbers. */
export interface StatisticsRecords {
  /** The `count` hours or days up to the one that holds `until` (ISO), or the head where that is null. */
  statistics(query: { step: StatisticsStep; count: number; until: string | null }): Promise<Outcome<ChainStatistics>>;
}
