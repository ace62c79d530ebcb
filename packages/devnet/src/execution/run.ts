import type { ChainFacts } from '../contract.ts';
import type { AccountMetadataRow } from '../state/rows.ts';
import type { Environment } from './environment.ts';

/** The transaction that an action runs in, as far as the action needs it. */
export interface Run {
  readonly environment: Environment;
  readonly facts: ChainFacts;
  /** When the transaction was sent to the chain, microseconds since 1970. */
  readonly published: bigint;
  /** Pieces of data that are signed but may be pruned. */
  readonly contextFreeData: readonly Uint8Array[];
  /** Bytes of NET that what this transaction sends will take in other blocks. */
  addNet(bytes: number): void;
  addRam(account: string, delta: bigint): void;
  /** RAM of this account is checked at the end of the transaction. */
  validateRamOf(account: string): void;
  /** Fails with an account query error for an unknown account. */
  metadataOf(account: string): AccountMetadataRow;
}
