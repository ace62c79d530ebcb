import type { Authority } from './block-rows.ts';

/** One state of a row: what the block left of it. */
export interface StoredRowVersion {
  block: number;
  payer: string;
  /** null: the block removed the row. */
  value: Uint8Array | null;
}

export interface StoredPermissionVersion {
  block: number;
  name: string;
  /** null: the block removed the permission. */
  state: { parent: string; lastUpdated: string; authority: Authority } | null;
}

export interface StoredContractVersion {
  block: number;
  /** 'abi': `hash` is of the binary ABI, null where it was removed. 'code': the hash of the code. */
  what: 'abi' | 'code';
  hash: string | null;
  bytes: number | null;
}

/** Where a list of versions goes on: below this block, at most so many. */
export interface VersionQuery {
  before: number;
  limit: number;
}

/** How things became what they are: every version that a block left, newest first. */
export interface ChangeReader {
  rowVersions(
    place: { code: string; scope: string; table: string; primaryKey: bigint },
    query: VersionQuery,
  ): Promise<StoredRowVersion[]>;
  /** Versions of all rows of one scope of a table, or of one row, newest first; of more than `limit` any so many. */
  tableVersions(
    place: { code: string; scope: string; table: string; primaryKey: bigint | null },
    limit: number,
  ): Promise<(StoredRowVersion & { primaryKey: bigint })[]>;
  /** A block's versions stay together: the last one may bring more than the limit. So below. */
  permissionVersions(
    owner: string,
    query: VersionQuery & { /** Of this one alone. */ permission?: string | null },
  ): Promise<StoredPermissionVersion[]>;
  contractVersions(account: string, query: VersionQuery): Promise<StoredContractVersion[]>;
  /** Transactions of the block with an execution of an action of `contract` in `names` (all where null), by number. */
  transactionsWith(block: number, receiver: string, names: readonly string[] | null): Promise<number[]>;
}
