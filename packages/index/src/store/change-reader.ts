import type { Authority } from './block-rows.ts';

/** State of a row after a block. */
export interface StoredRowVersion {
  block: number;
  payer: string;
  /** null if the block removed the row. */
  value: Uint8Array | null;
}

export interface StoredPermissionVersion {
  block: number;
  name: string;
  /** null if the block removed the permission. */
  state: { parent: string; lastUpdated: string; authority: Authority } | null;
}

export interface StoredContractVersion {
  block: number;
  /** 'abi': `hash` is of the binary ABI, null if removed. 'code': the code hash. */
  what: 'abi' | 'code';
  hash: string | null;
  bytes: number | null;
}

/** Page of versions: below block `before`, at most `limit`. */
export interface VersionQuery {
  before: number;
  limit: number;
}

/** A version of any row, with its place. */
export interface StoredRowChange extends StoredRowVersion {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
}

/** Versions written by the blocks `from` to `to`, both included, that match all filters. */
export interface RowChangeQuery {
  from: number;
  to: number;
  order: 'desc' | 'asc';
  limit: number;
  code?: string;
  scope?: string;
  table?: string;
  primaryKey?: bigint;
  payer?: string;
  /** Whether the block wrote the row or removed it. */
  present?: boolean;
}

export interface RowChangePage {
  items: StoredRowChange[];
  /** Set if the time budget ran out: the last block examined, resume after it. */
  stoppedAt: number | null;
}

/** Reads version histories, at most one version per block, newest first. */
export interface ChangeReader {
  rowVersions(
    place: { code: string; scope: string; table: string; primaryKey: bigint },
    query: VersionQuery,
  ): Promise<StoredRowVersion[]>;
  /**
   * Versions of all rows of one scope of a table, or of one row, newest first; if there are more than `limit`, an
   * arbitrary selection.
   */
  tableVersions(
    place: { code: string; scope: string; table: string; primaryKey: bigint | null },
    limit: number,
  ): Promise<(StoredRowVersion & { primaryKey: bigint })[]>;
  /**
   * Searches the blocks for versions of any rows, in block order; in an order of the store within a block. A page with
   * `limit` items may end within a block.
   */
  rowChanges(query: RowChangeQuery): Promise<RowChangePage>;
  /** Never splits a block, so it may return more than `limit`. The same applies below. */
  permissionVersions(
    owner: string,
    query: VersionQuery & { /** Restricts to this permission. */ permission?: string | null },
  ): Promise<StoredPermissionVersion[]>;
  contractVersions(account: string, query: VersionQuery): Promise<StoredContractVersion[]>;
  /** Transactions of the block with an execution of an action of `contract` in `names` (all where null), by number. */
  transactionsWith(block: number, receiver: string, names: readonly string[] | null): Promise<number[]>;
}
