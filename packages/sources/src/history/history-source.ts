import type { Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionTraceView, TransactionView } from '../transaction/transaction-view.ts';
import type { ListRequest } from '../core/list-request.ts';
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
  /** Number of the action in the account's own history, where the source numbers them. */
  accountSequence?: string;
  /** Of live rows of an account: why its history hides this one. */
  spam?: SpamReason;
}

export interface PageRequest {
  /** Continue after this row; absent: the newest (or oldest) row. */
  cursor?: string;
  limit: number;
  order: 'desc' | 'asc';
  /** Includes sources that are paused after a failure: the retry button. */
  retry?: boolean;
}

export interface ActionPage {
  rows: ActionRow[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** `exact` is false for an estimate. */
  total: { count: string; exact: boolean } | null;
  /** Rows hidden by the spam rules, by reason; absent if the rules were not applied. */
  hidden?: HiddenRows[];
  /** Parts of the filter that the source does not support: applied to its rows here. */
  filteredHere?: (keyof ActionFilter)[];
}

/** What a source can filter by. */
export interface SourceSupports {
  /** Names of contract and action. */
  filter: boolean;
  dates: boolean;
  live: boolean;
  kinds?: boolean;
  token?: boolean;
  /** Every part of a filter except spam, exactly: its rows are not filtered again. */
  all?: boolean;
}

/**
 * A source of histories. The first source that supports all active filters is asked, the next one on failure.
 */
export interface HistorySource {
  readonly name: string;
  readonly supports: SourceSupports;
  /** Default page size; 100 where absent. */
  readonly pageSize?: number;
  accountActions(account: string, filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>>;
  /** The same rows in bulk, spam included; a source without this is exported page by page. */
  exportActions?(
    account: string,
    filter: ActionFilter,
    place: ExportPlace,
  ): Promise<Outcome<ActionExport<ExportedAction[]>>>;
  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>>;
  /** By account and permission; a source without paging returns all. */
  keyAccounts(publicKey: string, page?: ListRequest): Promise<Outcome<KeyHolder[]>>;
  /** Newest actions of the whole chain, for home and live. */
  latestActions(limit: number): Promise<Outcome<ActionRow[]>>;
  tokenBalances(account: string): Promise<Outcome<TokenBalance[]>>;
  creation(account: string): Promise<Outcome<{ creator: string; time: string; transactionId: string | null }>>;
}
