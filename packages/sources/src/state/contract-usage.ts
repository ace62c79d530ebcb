import type { Outcome } from '../core/outcome.ts';

/** Longest range of contract usage, in UTC days. */
export const maxUsageDays = 365;

/** Executed actions of a contract within a period. */
export interface ContractUsage {
  /** ISO with Z. Shorter than requested if the index begins later, or has more actions than can be counted in time. */
  period: { from: string; to: string };
  calls: number;
  /** Most called first. */
  actions: { name: string; calls: number }[];
  /** Accounts that authorized most calls, at most 10; inline actions count for their actors too. */
  callers: { account: string; calls: number }[];
  /** Number of accounts that authorized a call. */
  callerCount: number;
  /** UTC days, oldest first; the last one is not over. Days before `period.from` or cut by it are left out. */
  days: { time: string; calls: number }[];
}

/** Executed transfers of a token in the hour or day that begins at `time` (ISO with Z). */
export interface TransferCount {
  time: string;
  transfers: number;
}

/** Usage of contracts. */
export interface UsageRecords {
  /**
   * Of the last `days` UTC days up to the head, `maxUsageDays` at most; the last one is not over. A failure 'too-slow' if
   * not even one hour can be counted in time.
   */
  contractUsage(contract: string, query: { days: number }): Promise<Outcome<ContractUsage>>;
  /**
   * Transfers of the last `count` hours or UTC days up to the head, oldest first; the last one is not over. Fewer if the
   * index begins later or has more transfers than can be counted in time; a failure 'too-slow' if not even the last one.
   */
  tokenTransfers(
    token: { contract: string; code: string },
    query: { step: 'hour' | 'day'; count: number },
  ): Promise<Outcome<TransferCount[]>>;
}
