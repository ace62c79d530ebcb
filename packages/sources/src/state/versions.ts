import type { AuthorityView } from '../account/account-view.ts';
import type { Outcome } from '../core/outcome.ts';
import type { RowPlace } from './state-index.ts';

/** A page of a list of versions: below this block (null: from the newest), at most `limit`. */
export interface VersionsQuery {
  before: number | null;
  limit: number;
}

/** What a block left of something. */
export interface Version {
  block: number;
  /** ISO with Z. */
  time: string;
  /** Transactions of the block that may have made it: where there is but one, that one did. */
  writers: string[];
}

export interface RowVersion extends Version {
  payer: string;
  /** As a node's JSON has it; null if it was removed, or no ABI fits (then `hex` is there). */
  data: unknown;
  /** Bytes of the row; null: the block removed it. */
  hex: string | null;
}

export interface PermissionVersion extends Version {
  permission: string;
  parent: string | null;
  /** null: the block removed it. */
  authority: AuthorityView | null;
}

export interface ContractVersion extends Version {
  what: 'abi' | 'code';
  /** SHA-256; null: removed. */
  hash: string | null;
  /** Size of an ABI; null for code, which state history does not count. */
  bytes: number | null;
}

export interface VersionPage<Item> {
  /** Newest first. */
  versions: Item[];
  /** Block to continue below; null at the end. */
  next: number | null;
}

/** How things became what they are. */
export interface VersionRecords {
  rowVersions(place: RowPlace, query: VersionsQuery): Promise<Outcome<VersionPage<RowVersion>>>;
  /** `permission`: of this one alone. */
  permissionVersions(
    account: string,
    query: VersionsQuery & { permission?: string | null },
  ): Promise<Outcome<VersionPage<PermissionVersion>>>;
  /** ABI and code of an account: when each was set, and by which transaction. */
  contractVersions(account: string, query: VersionsQuery): Promise<Outcome<VersionPage<ContractVersion>>>;
}
