import type { AuthorityView, PermissionView, TokenBalance } from '../account/account-view.ts';
import type { Outcome } from '../core/outcome.ts';
import type { RowPlace } from './state-index.ts';

/** Past state of the chain, which nodes do not provide. Implemented by our own index. */
export interface PastStates {
  /** Number of the last block at or before the time (ISO); empty for a time before the index. */
  blockAt(time: string): Promise<Outcome<number>>;
  /** An account as the block left it, with the rows at `places` in their order; empty if it did not exist yet. */
  accountAt(account: string, block: number, places: readonly RowPlace[]): Promise<Outcome<PastAccount>>;
  /** Rows of one table as the block left them, by primary key; the scope as nodeos takes it. */
  tableAt(
    place: { code: string; scope: string; table: string },
    request: PastTableRequest,
  ): Promise<Outcome<PastTable>>;
  /**
   * Rows and permissions that a block changed; for a transaction, those that it may have changed. Empty if there are
   * none. State history has one state per block, so several changes in a block appear as one.
   */
  changesIn(block: number, transactionId: string | null): Promise<Outcome<BlockChanges>>;
}

export interface PastAccount {
  block: number;
  blockId: string;
  /** ISO with Z. */
  time: string;
  permissions: PermissionView[];
  balances: TokenBalance[];
  /** Hash of its code, and the block that set it; null without code. */
  code: { hash: string; block: number } | null;
  /** The requested rows in the node's JSON format; null for missing ones. */
  rows: unknown[];
}

export interface PastTableRequest {
  block: number;
  /** Primary key to begin with. */
  from: bigint;
  limit: number;
}

export interface PastTable {
  rows: { data: unknown; payer: string; primaryKey: string; /** Block that wrote this state. */ block: number }[];
  /** Primary key to continue from; null at the end. */
  next: string | null;
}

export interface BlockChanges {
  block: number;
  rows: RowChange[];
  permissions: PermissionChange[];
  /** There are more rows than are returned. */
  more: boolean;
}

/** What happened to one row between the block before and this one. */
export interface RowChange {
  code: string;
  /** As a name; what it means depends on the table. */
  scope: string;
  table: string;
  primaryKey: string;
  /** Who pays for it; who paid, where it was removed. */
  payer: string;
  before: RowState | null;
  /** null: removed. */
  after: RowState | null;
  /** Transactions of the block that ran the contract: one of them wrote it, and where there is but one, that one. */
  writers: string[];
  /** Those of `writers` that name the row (its scope or its key) in what they did. A hint, no proof. */
  named: string[];
}

export interface RowState {
  /** As a node's JSON has it; null if no ABI fits. */
  data: unknown;
  hex: string;
  /** Block that wrote it. */
  block: number;
  /** Service that decoded it; null if an ABI of the index or of a node did. */
  decodedBy: string | null;
}

export interface PermissionChange {
  account: string;
  permission: string;
  before: AuthorityView | null;
  /** null: removed. */
  after: AuthorityView | null;
  writers: string[];
}
