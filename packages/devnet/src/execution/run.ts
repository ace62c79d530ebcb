import type { ChainFacts } from '../contract.ts';
import type { AccountMetadataRow } from '../state/rows.ts';
import type { Environment } from './environment.ts';

/** The running transaction as seen by its actions. */
export interface Run {
  readonly environment: Environment;
  readonly facts: ChainFacts;
  /** When the transaction was published, microseconds since 1970. */
  readonly published: bigint;
  /** Items of context-free data, which are signed but prunable. */
  readonly contextFreeData: readonly Uint8Array[];
  /** Adds NET bytes that its deferred transactions will use. */
  addNet(bytes: number): void;
  addRam(account: string, delta: bigint): void;
  /** Marks an account for the RAM check at the end of the transaction. */
  validateRamOf(account: string): void;
  /** Throws an account query error for an unknown account. */
  metadataOf(account: string): AccountMetadataRow;
}
