import type { KeyHolder } from '../account/account-view.ts';
import type { ListRequest } from '../core/list-request.ts';
import type { Outcome } from '../core/outcome.ts';
import type { TokenHolder } from '../token/holders.ts';
import type { TokenStat } from '../token/token-stat.ts';

export interface CreatedAccount {
  name: string;
  creator: string;
  /** ISO time with Z; null if the index does not have it. */
  created: string | null;
}

/** What an account has of the chain's resources: RAM in bytes, stakes in units of the system token. */
export interface ResourceHolder {
  rank: number;
  account: string;
  ram: string;
  net: string;
  cpu: string;
}

/** What no node can answer, because its tables are not kept by these questions. Implemented by our own index. */
export interface StateIndex {
  /** Accounts that this one created, newest first. */
  createdBy(account: string, page: ListRequest): Promise<Outcome<CreatedAccount[]>>;
  /** Accounts created by an action, newest first; those of the genesis are not among them. */
  newestAccounts(page: ListRequest): Promise<Outcome<CreatedAccount[]>>;
  /** How many accounts the chain has. */
  accountCount(): Promise<Outcome<number>>;
  /** What the newest blocks held, oldest first. */
  recentBlocks(count: number): Promise<Outcome<BlockCount[]>>;
  /** Permissions that contain a permission of this account, by account and permission. */
  controlledBy(account: string, page: ListRequest): Promise<Outcome<KeyHolder[]>>;
  /** Tokens of the chain: every row of every `stat` table that looks like a token contract's. */
  tokens(limit: number): Promise<Outcome<TokenStat[]>>;
  /** Largest balances of one token, and how many accounts hold any of it. */
  holders(contract: string, code: string, limit: number): Promise<Outcome<{ holders: TokenHolder[]; count: number }>>;
  /** Accounts with the most RAM, or the most stake (NET and CPU), largest first. */
  largestResources(by: 'ram' | 'stake', limit: number): Promise<Outcome<ResourceHolder[]>>;
  /** Scope in which a contract's table keeps the row of this key now: the owner of an NFT. */
  scopeOfRow(code: string, table: string, primaryKey: bigint): Promise<Outcome<string>>;
  /**
   * Rows of a contract's table in all scopes that have this name at a byte offset, in an order of the store. A search that
   * ends early returns fewer rows, even none, with `meta.next`.
   */
  rowsWithName(
    place: { code: string; table: string; name: string; offset: number },
    page: ListRequest,
  ): Promise<Outcome<ScopedRow[]>>;
  /**
   * One row as it was at each of the times (ISO, oldest first), null where the table had no such row; times before the
   * index are omitted. Empty if it never had the row.
   */
  rowAtTimes(place: RowPlace, times: readonly string[]): Promise<Outcome<RowAtTime[]>>;
}

/** How much is in a block, without the action that it begins with. */
export interface BlockCount {
  number: number;
  /** Half seconds since some moment. */
  slot: number;
  transactions: number;
  /** Executed actions; null if the source knows of those alone that were sent. */
  actions: number | null;
}

export interface ScopedRow {
  scope: string;
  /** The row as a node's JSON has it. */
  row: unknown;
}

export interface RowPlace {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
}

export interface RowAtTime {
  time: string;
  /** Block that wrote this state of the row; without a row, the last block at or before the time. */
  block: number;
  /** The row as a node's JSON has it, null for none. */
  row: unknown;
}
