import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Authorization } from '../authority/authorization.ts';
import type { Contract, FinalizerProposal, ProducerAuthority, ProducerSchedule } from '../contract.ts';
import type { ResourceLimits } from '../resources/limits.ts';
import type { Database } from '../state/database.ts';

/** The pending block. */
export interface PendingBlockFacts {
  readonly number: number;
  /** '2026-11-21T03:20:02.500'. */
  readonly time: string;
  readonly slot: number;
  /** Microseconds since 1970. */
  readonly micros: bigint;
  readonly producer: string;
  readonly headId: string;
  readonly activeSchedule: ProducerSchedule;
}

/** Execution environment of transactions. */
export interface Environment {
  readonly database: Database;
  readonly authorization: Authorization;
  readonly resources: ResourceLimits;
  readonly chainId: string;
  readonly block: PendingBlockFacts;
  readonly contracts: ContractBook;
  /** Version of the proposed schedule; null if nothing changes. */
  proposeProducers(producers: readonly ProducerAuthority[]): number | null;
  /** Proposes the finalizers of the next policy, on chains with the protocol feature SAVANNA. */
  proposeFinalizers(proposal: FinalizerProposal): void;
  activateFeature(digest: string): void;
}

/** Contracts and ABIs of accounts. */
export interface ContractBook {
  contractOf(account: string): Contract | null;
  /** The devnet contract's ABI, otherwise the one set on chain; null if there is none. */
  abiOf(account: string): CompiledAbi | null;
}
