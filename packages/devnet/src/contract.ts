import type { Abi } from '@antescope/codec/abi/abi';

/** Authorization of an action. */
export interface PermissionLevel {
  readonly actor: string;
  readonly permission: string;
}

/** An action as a contract sees it; `data` is packed with the ABI of `account`. */
export interface ContractAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: Uint8Array;
}

/** An action to send from a contract; `data` is encoded with the ABI of `account`, or taken as it is when it is bytes. */
export interface InlineAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: unknown;
}

/** A transaction that a contract schedules, authorized by its eosio.code permission. */
export interface DeferredTransaction {
  /** Sender id, unique per contract. */
  readonly senderId: bigint;
  /** Pays for its RAM until it is executed. */
  readonly payer: string;
  readonly actions: readonly InlineAction[];
  /** 0: in the next block. */
  readonly delaySeconds?: number;
  /** Replace a transaction with the same sender id; otherwise that is an error. */
  readonly replace?: boolean;
}

/** One secondary key of a row. 256-bit and float128 keys are hex: of the value's bytes as stored (little-endian for float128). */
export type SecondaryKey =
  | { readonly type: 'idx64'; readonly key: bigint }
  | { readonly type: 'idx128'; readonly key: bigint }
  | { readonly type: 'idx256'; readonly key: string }
  | { readonly type: 'idx_double'; readonly key: number }
  | { readonly type: 'idx_long_double'; readonly key: string };

/** All secondary keys of a row, in the order of the table's indexes. */
export type SecondaryKeys = readonly SecondaryKey[];

/** A block signing authority: `threshold` reached by `weight`s of `key`s ('PUB_K1_…'). */
export interface BlockSigningAuthority {
  threshold: number;
  keys: { key: string; weight: number }[];
}

export interface ProducerAuthority {
  producer_name: string;
  authority: BlockSigningAuthority;
}

/** A schedule in rotation order. */
export interface ProducerSchedule {
  version: number;
  producers: ProducerAuthority[];
}

/** Finalizers a contract proposes: `publicKey` is the hex of an affine BLS point. */
export interface FinalizerProposal {
  threshold: bigint;
  finalizers: { description: string; weight: bigint; publicKey: string }[];
}

/** `chain_config_v1`, as the action `setparams` and the table `global` carry it. */
export interface ChainConfig {
  max_block_net_usage: bigint;
  target_block_net_usage_pct: number;
  max_transaction_net_usage: number;
  base_per_transaction_net_usage: number;
  net_usage_leeway: number;
  context_free_discount_net_usage_num: number;
  context_free_discount_net_usage_den: number;
  max_block_cpu_usage: number;
  target_block_cpu_usage_pct: number;
  max_transaction_cpu_usage: number;
  min_transaction_cpu_usage: number;
  max_transaction_lifetime: number;
  deferred_trx_expiration_window: number;
  max_transaction_delay: number;
  max_inline_action_size: number;
  max_inline_action_depth: number;
  max_authority_depth: number;
  max_action_return_value_size: number;
}

/** Chain data available to contracts. */
export interface ChainFacts {
  /** Hex chain id. */
  readonly chainId: string;
  /** Number of the pending block. */
  readonly blockNumber: number;
  /** Producer of the pending block. */
  readonly producer: string;
  /** Slot (half seconds since 2000-01-01) of the pending block. */
  readonly slot: number;
  /** Active producers, in rotation order. */
  readonly activeSchedule: ProducerSchedule;
  /** Hex id of the head block (the pending block's parent). */
  readonly headId: string;
  readonly transactionId: string;
  /** The packed transaction being executed. */
  readonly transaction: Uint8Array;
  readonly parameters: ChainConfig;
}

/** Limits of an account: RAM in bytes, NET and CPU as weights; -1 is unlimited. */
export interface ResourceLimits {
  ramBytes: bigint;
  net: bigint;
  cpu: bigint;
}

/**
 * Rows of one table in one scope. A primary key given as a string is a name.
 * `Row` is the codec's canonical value of the ABI's row type; every `get` returns a fresh object.
 */
export interface Table<Row> {
  get(primary: bigint | string): Row | null;
  has(primary: bigint | string): boolean;
  /** Billed to `payer`; fails if the row exists. */
  emplace(payer: string, primary: bigint | string, row: Row, secondary?: SecondaryKeys): void;
  /** `payer` null keeps the current payer. Fails if there is no row. Omitted secondary keys are unchanged. */
  modify(
    primary: bigint | string,
    payer: string | null,
    change: (row: Row) => void,
    secondary?: SecondaryKeys | ((row: Row) => SecondaryKeys),
  ): void;
  erase(primary: bigint | string): void;
  /** Ascending by primary key, from `primary` (or the first row). */
  lowerBound(primary?: bigint | string): Iterable<[bigint, Row]>;
  /** Descending by primary key, from `primary` (or the last row). */
  reverse(primary?: bigint | string): Iterable<[bigint, Row]>;
  /** Ascending by the secondary index (0 = the first), then by primary key. */
  bySecondary(index: number, from?: SecondaryKey['key']): Iterable<[SecondaryKey['key'], bigint, Row]>;
  /** Highest key plus one; 0 in an empty table. */
  availablePrimaryKey(): bigint;
  /** Payer of a row, null if there is no row. */
  payerOf(primary: bigint | string): string | null;
}

/** Intrinsics available to a contract while an action runs. Every failure throws and undoes the transaction. */
export interface ApplyContext {
  /** The account whose code runs. */
  readonly receiver: string;
  readonly action: ContractAction;
  /** The contract that sent this action inline, '' for an action of the transaction itself. */
  readonly sender: string;
  /** Action data, decoded once with the ABI of `action.account`. */
  payload<T>(): T;
  /** Microseconds since 1970 of the pending block. */
  readonly now: bigint;
  readonly chain: ChainFacts;
  /** eosio_assert_message_exception (3050003) 'assertion failure with message: …'. */
  check(condition: boolean, message: string): asserts condition;
  /** eosio_assert_code_exception (3050004). */
  checkCode(condition: boolean, code: bigint): asserts condition;
  /** 'missing authority of alice' (3090004). */
  requireAuth(account: string, permission?: string): void;
  hasAuth(account: string): boolean;
  requireRecipient(account: string): void;
  isAccount(account: string): boolean;
  sendInline(action: InlineAction): void;
  /** An item of context-free data, null past the end; for context-free actions only. */
  contextFreeData(index: number): Uint8Array | null;
  /** Schedules a transaction, see {@link DeferredTransaction}. */
  sendDeferred(transaction: DeferredTransaction): void;
  /** Cancels a transaction scheduled by this contract; false if there is none with that sender id. */
  cancelDeferred(senderId: bigint): boolean;
  /** Packs `value` as `type` of the receiver's ABI into the action's return value. */
  setReturnValue(type: string, value: unknown): void;
  print(text: string): void;
  /**
   * Rows of `table`; `code` and `scope` default to the receiver. Layout by the ABI of `code`. Only the receiver's own
   * tables are writable.
   */
  table<Row>(name: string, options?: { code?: string; scope?: string | bigint }): Table<Row>;
  /** Whether a contract with such a table is deployed. */
  hasTable(code: string, name: string): boolean;

  /** The following need a privileged account, otherwise 'unaccessible_api' (3060003). */
  setPrivileged(account: string, on: boolean): void;
  isPrivileged(account: string): boolean;
  setResourceLimits(account: string, limits: ResourceLimits): void;
  getResourceLimits(account: string): ResourceLimits;
  /** Current RAM usage in bytes. */
  ramUsage(account: string): bigint;
  /** Version of the proposed schedule, null if nothing changes. */
  setProposedProducers(producers: readonly ProducerAuthority[]): number | null;
  /** Proposes finalizers; the first proposal begins the switch to Savanna. */
  setProposedFinalizers(proposal: FinalizerProposal): void;
  setParameters(parameters: Partial<ChainConfig>): void;
  /** Activates a builtin protocol feature by its digest (hex). */
  activateFeature(digest: string): void;
  /** Creation time of an account in microseconds since 1970. */
  accountCreated(account: string): bigint;
  /** Hex sha256 of the account's code, zeros if it has none. */
  codeHash(account: string): string;
  /** 'PUB_…' key of `signature` over `digest` (hex). */
  recoverKey(digest: string, signature: string): string;
  /** Whether these keys and permissions satisfy the packed transaction (for multisig contracts). */
  checkTransactionAuthorization(
    packed: Uint8Array,
    keys: readonly string[],
    permissions: readonly PermissionLevel[],
  ): boolean;
  /** Whether they satisfy one permission. */
  checkPermissionAuthorization(
    account: string,
    permission: string,
    keys: readonly string[],
    permissions: readonly PermissionLevel[],
    delayMicros: bigint,
  ): boolean;
}

/** A devnet contract, the equivalent of WebAssembly code on a real chain. Stateless: all state is in tables. */
export interface Contract {
  /** Key in the registry, e.g. 'system'. */
  readonly name: string;
  /** Part of the code text `antescope:<name>:<version>`. */
  readonly version: number;
  readonly abi: Abi;
  /** Called for the action itself and for notifications (`ctx.receiver !== ctx.action.account`). */
  apply(ctx: ApplyContext): void;
}

/** Code bytes of a devnet contract, as in `setcode`. */
export function contractCode(contract: Pick<Contract, 'name' | 'version'>): Uint8Array {
  return new TextEncoder().encode(`antescope:${contract.name}:${contract.version}`);
}
