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
  /** Never splits a block, so it may return more than `limit`. The same applies below. */
  permissionVersions(
    owner: string,
    query: VersionQuery & { /** Restricts to this permission. */ permission?: string | null },
  ): Promise<StoredPermissionVersion[]>;
  contractVersions(account: string, query: VersionQuery): Promise<StoredContractVersion[]>;
  /** Transactions of the block with an execution of an action of `contract` in `names` (all where null), by number. */
  transactionsWith(block: number, receiver: string, names: readonly string[] | null): Promise<number[]>;
}
