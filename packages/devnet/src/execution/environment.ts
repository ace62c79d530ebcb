import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Authorization } from '../authority/authorization.ts';
import type { Contract, ProducerAuthority, ProducerSchedule } from '../contract.ts';
import type { ResourceLimits } from '../resources/limits.ts';
import type { Database } from '../state/database.ts';

/** The block that is being made. */
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

/** What transactions run in. */
export interface Environment {
  readonly database: Database;
  readonly authorization: Authorization;
  readonly resources: ResourceLimits;
  readonly chainId: string;
  readonly block: PendingBlockFacts;
  readonly contracts: ContractBook;
  /** Version of the schedule that is proposed; null when nothing changes. */
  proposeProducers(producers: readonly ProducerAuthority[]): number | null;
  activateFeature(digest: string): void;
}

/** Which contract runs on an account, and which ABI packs its data. */
export interface ContractBook {
  contractOf(account: string): Contract | null;
  /** ABI of the account: of its contract of this devnet, else the one set on the chain; null without any. */
  abiOf(account: string): CompiledAbi | null;
}
