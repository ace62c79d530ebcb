import type {
  ChainConfig,
  FinalizerProposal,
  PermissionLevel,
  ProducerAuthority,
  ProducerSchedule,
} from '../contract.ts';

/** An `authority` as in the ABI; keys as 'PUB_…'. */
export interface Authority {
  readonly threshold: number;
  readonly keys: readonly { readonly key: string; readonly weight: number }[];
  readonly accounts: readonly { readonly permission: PermissionLevel; readonly weight: number }[];
  readonly waits: readonly { readonly wait_sec: number; readonly weight: number }[];
}

export interface AccountRow {
  readonly name: string;
  /** Creation slot. */
  readonly created: number;
  readonly abi: Uint8Array;
}

export interface AccountMetadataRow {
  readonly name: string;
  readonly privileged: boolean;
  /** Microseconds since 1970. */
  readonly lastCodeUpdate: bigint;
  /** Hex sha256, null if there is no code. */
  readonly codeHash: string | null;
  readonly recvSequence: bigint;
  readonly authSequence: bigint;
  readonly codeSequence: number;
  readonly abiSequence: number;
}

export interface CodeRow {
  readonly hash: string;
  readonly code: Uint8Array;
  readonly references: number;
}

/** A table in a scope; exists while it has rows. */
export interface ContractTableRow {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
  readonly payer: string;
  /** Rows and secondary index entries under this table. */
  readonly count: number;
}

export interface ContractRow {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
  readonly primary: bigint;
  readonly payer: string;
  readonly value: Uint8Array;
}

export type IndexKind = 'idx64' | 'idx128' | 'idx256' | 'idx_double' | 'idx_long_double';

export interface IndexRow {
  readonly kind: IndexKind;
  readonly code: string;
  readonly scope: string;
  /** Table name of the index: the row's table with the index number in the lowest four bits. */
  readonly table: string;
  readonly primary: bigint;
  readonly payer: string;
  readonly key: bigint | number | string;
}

export interface PermissionRow {
  readonly owner: string;
  readonly name: string;
  /** '' for the root. */
  readonly parent: string;
  readonly lastUpdated: bigint;
  readonly auth: Authority;
}

export interface PermissionLinkRow {
  readonly account: string;
  readonly code: string;
  /** '' links all actions of the contract. */
  readonly type: string;
  readonly required: string;
}

/** Average usage over a window: `valueEx` is the average per period times 10^6. */
export interface UsageAccumulator {
  readonly lastOrdinal: number;
  readonly valueEx: bigint;
  readonly consumed: bigint;
}

export interface ResourceLimitsRow {
  readonly owner: string;
  /** Set in this block, not applied yet. */
  readonly pending: boolean;
  readonly net: bigint;
  readonly cpu: bigint;
  readonly ram: bigint;
}

export interface ResourceUsageRow {
  readonly owner: string;
  readonly net: UsageAccumulator;
  readonly cpu: UsageAccumulator;
  readonly ram: bigint;
}

export interface ElasticLimit {
  readonly target: bigint;
  readonly max: bigint;
  readonly periods: number;
}

export interface ResourceStateRow {
  readonly averageNet: UsageAccumulator;
  readonly averageCpu: UsageAccumulator;
  readonly pendingNet: bigint;
  readonly pendingCpu: bigint;
  readonly totalNet: bigint;
  readonly totalCpu: bigint;
  readonly totalRam: bigint;
  readonly virtualNet: bigint;
  readonly virtualCpu: bigint;
}

export interface ResourceConfigRow {
  readonly cpu: ElasticLimit;
  readonly net: ElasticLimit;
}

export interface GlobalPropertyRow {
  readonly proposedScheduleBlock: number | null;
  readonly proposedSchedule: ProducerSchedule;
  readonly configuration: ChainConfig;
  readonly chainId: string;
}

/** Proposals of the pending block for its finality extension; not reported by state history. */
export interface FinalityProposalRow {
  readonly producers: readonly ProducerAuthority[] | null;
  readonly finalizers: FinalizerProposal | null;
}

export interface DynamicGlobalRow {
  readonly globalSequence: bigint;
}

export interface ProtocolStateRow {
  readonly features: readonly { readonly digest: string; readonly block: number }[];
  /** Digests to activate in the next block. */
  readonly preactivated?: readonly string[];
}

/** A scheduled transaction. */
export interface GeneratedTransactionRow {
  readonly sender: string;
  readonly senderId: bigint;
  readonly payer: string;
  readonly id: string;
  readonly packed: Uint8Array;
  /** Microseconds since 1970. */
  readonly published: bigint;
  readonly delayUntil: bigint;
  readonly expiration: bigint;
}

/** Id of the last block whose number has these lower 16 bits. */
export interface BlockSummaryRow {
  readonly slot: number;
  readonly id: string;
}

/** Transaction id that must not repeat until `expiration` (seconds since 1970). */
export interface SeenTransactionRow {
  readonly id: string;
  readonly expiration: number;
}
