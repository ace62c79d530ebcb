import type { Outcome } from '../outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionTraceView, TransactionView } from '../transaction/transaction-view.ts';
import type { KeyHolder, TokenBalance } from '../account/account-view.ts';

/** One row of an account's history: one execution, its notifications folded into `receivers`. */
export interface ActionRow {
  /** Cursor of this row: '<block>-<second 8 digits of the block id>-<global sequence>' (the first 8 are the number). */
  cursor: string;
  transactionId: string;
  blockNumber: number;
  blockTime: string;
  irreversible: boolean;
  trace: ActionTraceView;
  /** Receivers notified by the same execution, the contract itself first. */
  receivers: string[];
}

export interface PageRequest {
  /** Continue after this row; absent: the newest (or oldest) row. */
  cursor?: string;
  limit: number;
  order: 'desc' | 'asc';
}

export interface ActionPage {
  rows: ActionRow[];
  /** Cursor to go on with; null at the end. */
  next: string | null;
  /** An estimate says so. */
  total: { count: string; exact: boolean } | null;
}

/**
 * Where histories are read from. Registered by name; a source says which filters it supports, and the first source
 * that supports all active ones is asked, the next on failure.
 */
export interface HistorySource {
  readonly name: string;
  readonly supports: { filter: boolean; dates: boolean; live: boolean };
  accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>>;
  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>>;
  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>>;
  /** Newest actions of the whole chain, for home and live. */
  latestActions(limit: number): Promise<Outcome<ActionRow[]>>;
  tokenBalances(account: string): Promise<Outcome<TokenBalance[]>>;
  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>>;
}
