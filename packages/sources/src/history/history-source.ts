import type { Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionTraceView, TransactionView } from '../transaction/transaction-view.ts';
import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import type { ActionExport, ExportedAction, ExportPlace } from './export/action-export.ts';
import type { HiddenRows, SpamReason } from './hidden-rows.ts';

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
  /** Number of the action in the account's own history, where the source counts them. */
  accountSequence?: string;
  /** Of live rows about an account: why its history would leave this one out. */
  spam?: SpamReason;
}

export interface PageRequest {
  /** Continue after this row; absent: the newest (or oldest) row. */
  cursor?: string;
  limit: number;
  order: 'desc' | 'asc';
  /** Asks sources, too, that are left out for a while because they failed: a person's Retry. */
  retry?: boolean;
}

export interface ActionPage {
  rows: ActionRow[];
  /** Cursor to go on with; null at the end. */
  next: string | null;
  /** An estimate says so. */
  total: { count: string; exact: boolean } | null;
  /** What the spam rules left out of these rows, by reason; absent where they were not asked. */
  hidden?: HiddenRows[];
  /** Parts of the filter that the source itself cannot do: its rows were looked through for these. */
  filteredHere?: (keyof ActionFilter)[];
}

/** What a source filters by itself; what is left out it does not. */
export interface SourceSupports {
  /** Names of contract and action. */
  filter: boolean;
  dates: boolean;
  live: boolean;
  kinds?: boolean;
  token?: boolean;
  /** Every part of a filter but spam, exactly: its rows need no second look. */
  all?: boolean;
}

/**
 * Where histories are read from. Registered by name; a source says which filters it supports, and the first source
 * that supports all active ones is asked, the next on failure.
 */
export interface HistorySource {
  readonly name: string;
  readonly supports: SourceSupports;
  /** Rows of a page unless the caller says how many; 100 where it is absent. */
  readonly pageSize?: number;
  accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>>;
  /** The same rows in bulk, spam among them; a source without this is exported page by page. */
  exportActions?(
    account: string,
    filter: ActionFilter,
    place: ExportPlace,
  ): Promise<Outcome<ActionExport<ExportedAction[]>>>;
  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>>;
  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>>;
  /** Newest actions of the whole chain, for home and live. */
  latestActions(limit: number): Promise<Outcome<ActionRow[]>>;
  tokenBalances(account: string): Promise<Outcome<TokenBalance[]>>;
  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>>;
}
