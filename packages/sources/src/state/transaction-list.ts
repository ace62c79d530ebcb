import type { Outcome } from '../core/outcome.ts';
import type { TransactionStatus, TransactionSummary } from '../transaction/transaction-view.ts';

/** A transaction in a list. */
export interface ListedTransaction {
  id: string;
  block: number;
  /** ISO with Z. */
  time: string;
  irreversible: boolean;
  status: TransactionStatus;
  cpuUs: number | null;
  netBytes: number | null;
  /** The first action; null if it is not known (a deferred transaction of which the block has only the id). */
  action: TransactionSummary['actions'][number] | null;
  /** Further actions: executed ones with an index, sent ones without. At most 100 are counted. */
  moreActions: number;
}

/** A page of transactions, newest first. */
export interface TransactionPage {
  transactions: ListedTransaction[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

export interface TransactionListQuery {
  /** `next` of the previous page; null: from the head. */
  cursor: string | null;
  limit: number;
}

/** Lists of transactions from an index. */
export interface TransactionListRecords {
  /** Transactions that executed an action, without onblock. */
  transactionList(query: TransactionListQuery): Promise<Outcome<TransactionPage>>;
  /** IDs that start with 8 to 63 hex digits in lower case, newest first, at most five. */
  transactionIds(prefix: string): Promise<Outcome<string[]>>;
}
