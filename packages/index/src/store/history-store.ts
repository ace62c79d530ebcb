import type { CallCountQuery, CallCounts } from './call-counts.ts';
import type { DerivedReader } from './derived-reader.ts';
import type { ExecutedTransactionPage, ExecutedTransactionQuery } from './executed-transactions.ts';
import type { CreationPosition, CutList, HolderPosition, LinkPosition, ListPage, RowPosition } from './list-page.ts';
import type { NativeAccounts } from './native-accounts.ts';
import type { ActionRows, Authority, BlockPosition, BlockRows, BlockParts, ProducerList } from './block-rows.ts';

/** Last finality reported by the chain reader. */
export interface Finality {
  lastIrreversible: BlockPosition;
}

/**
 * Write side of a store. A block is applied completely or not at all. Applying a stored block again is a no-op; a block
 * that does not link to the head is rejected.
 */
export interface HistoryWriter {
  head(): Promise<BlockPosition | null>;
  /** Stored blocks, newest first, sent to the node as have_positions. At most `limit`. */
  positions(limit: number): Promise<BlockPosition[]>;
  /** Last known irreversible block number; 0 for an empty store. */
  lastIrreversible(): Promise<number>;
  /** The schedule that was announced last; null if no stored block announced one. */
  lastSchedule(): Promise<ProducerList | null>;
  /** Writes all blocks in one database transaction; resolves when they survive a killed process. */
  apply(blocks: BlockRows[], finality: Finality): Promise<void>;
  /** Removes all blocks above the number, as if they had never been. */
  undoTo(block: number): Promise<void>;
  close(): Promise<void>;
}

export interface StoreStatus {
  chainId: string;
  head: StoredBlock;
  firstBlock: number;
  lastIrreversible: number;
  /** Number of undos so far; a change invalidates cached rows. Absent if the store does not count. */
  undoCount?: number;
  /** Block ranges (inclusive) and the parts they were indexed from. */
  feeds: ({ first: number; last: number } & BlockParts)[];
}

export interface StoredBlock extends BlockPosition {
  slot: number;
  producer: string;
  scheduleVersion: number;
  transactionCount: number;
  actionCount: number;
  /** Global sequence of the first action in or after this block. */
  firstSequence: number;
}

export interface StoredTransaction {
  /** Position in the store; increases with the chain. */
  num: number;
  id: string;
  block: number;
  status: number;
  cpuUs: number;
  netWords: number;
  elapsedUs: number;
  scheduled: boolean;
  errorCode: string | null;
  signatures: string[];
  compression: number;
  /** As in the block: deflated if `compression` is 1. `packed` is null if the block has only the id. */
  contextFreeData: Uint8Array;
  packed: Uint8Array | null;
  trace: Uint8Array | null;
  failedId: string | null;
  firstSequence: number;
  actionCount: number;
}

/** A stored action; `transaction` is the `num` of its transaction. */
export interface StoredAction extends ActionRows {
  transaction: number;
}

/** An execution with its transaction, block and notified accounts. */
export interface StoredExecution {
  action: StoredAction;
  transactionId: string;
  block: StoredBlock;
  /** Notified accounts, the contract itself first. */
  receivers: string[];
}

/** Executions by their global sequence; both ends of `from` and `to` are included. */
export interface ExecutionQuery {
  contract?: string;
  action?: string;
  from: number;
  to: number;
  order: 'desc' | 'asc';
  limit: number;
  /** Excludes onblock. */
  withoutOnblock?: boolean;
  /** Time budget in ms, after which a partial page is returned; defaults to 100. */
  timeBudgetMs?: number;
}

/** Executions that involve an account. All filters must match. */
export interface AccountQuery extends ExecutionQuery {
  /** Matches any of: transfers sent, transfers received, the listed actions. */
  kinds?: { send: boolean; receive: boolean; actions: readonly { contract: string; action: string }[] };
  /** Transfers, issues and retirements of this symbol code. */
  token?: { symbol: string; contract?: string };
  /** Tokens whose transfers below 0.0005 are excluded. */
  withoutSmall?: readonly { symbol: string; contract: string }[];
  /** Another account that received or authorized the execution. */
  counterparty?: string;
  /**
   * Text in the raw data, case-insensitive. A superset of actions with such a memo: the caller checks the decoded data.
   */
  text?: string;
}

export interface ExecutionPage {
  executions: number[];
  /** Set if the time budget ran out: the last execution examined, resume after it. */
  stoppedAt: number | null;
}

export interface StoredRow {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
  payer: string;
  value: Uint8Array;
  /** Block that wrote this state of the row. */
  block: number;
}

/** A row that a block touched: its state after the previous block and after this one. */
export interface TouchedRow {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
  before: StoredRow | null;
  after: StoredRow | null;
}

export interface StoredPermission {
  owner: string;
  name: string;
  parent: string;
  lastUpdated: string;
  authority: Authority;
  block: number;
}

export interface StoredLink {
  code: string;
  /** Empty: every action of the contract. */
  messageType: string;
  required: string;
  /** Block that set the link. */
  block: number;
}

/** Links that match all of these, as of the block. */
export interface LinkQuery {
  block: number;
  /** Exclusive; null from the first. */
  after: LinkPosition | null;
  limit: number;
  code?: string;
  messageType?: string;
  required?: string;
}

export interface StoredCreation {
  account: string;
  creator: string;
  /** ISO without Z; empty if the store does not have it. */
  created: string;
}

export interface StoredHolder {
  owner: string;
  permission: string;
  weight: number;
}

/** A row of a contract's table. */
export interface StoredRowPlace {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
}

/** Read side of a store; every result is a consistent committed state. */
export interface HistoryReader {
  readonly accounts: NativeAccounts;
  /** null if nothing is indexed yet. */
  status(): Promise<StoreStatus | null>;
  block(number: number): Promise<StoredBlock | null>;
  /** First block at or after the slot; null if all are before. */
  blockFromSlot(slot: number): Promise<StoredBlock | null>;
  /** `blockFromSlot` of each slot, in their order. */
  blocksFromSlots(slots: readonly number[]): Promise<(StoredBlock | null)[]>;
  blockOfSequence(sequence: number): Promise<StoredBlock | null>;
  blockTransactions(block: number): Promise<StoredTransaction[]>;
  /**
   * All stored occurrences (a delayed transaction has two), newest first. Accepts an id prefix of at least 8 digits.
   */
  transactions(idPrefix: string): Promise<StoredTransaction[]>;
  transactionAt(num: number): Promise<StoredTransaction | null>;
  transactionActions(num: number): Promise<StoredAction[]>;
  action(globalSequence: number): Promise<StoredAction | null>;
  /** All action traces of one execution, the execution first. */
  execution(sequence: number): Promise<StoredAction[]>;
  /** Executions of these sequences in the same order; missing (e.g. undone) ones are omitted. */
  executionsAt(sequences: readonly number[]): Promise<StoredExecution[]>;
  accountExecutions(account: string, query: AccountQuery): Promise<ExecutionPage>;
  executions(query: ExecutionQuery): Promise<ExecutionPage>;
  /** Transactions that executed an action other than onblock, newest first. */
  executedTransactions(query: ExecutedTransactionQuery): Promise<ExecutedTransactionPage>;
  /** Counts of a contract's executed actions. */
  callCounts(contract: string, query: CallCountQuery): Promise<CallCounts>;
  /** v1 history order: the account's n-th action traces `first` to `last`, with their numbers. */
  accountSequences(account: string, first: number, last: number): Promise<{ seq: number; globalSequence: number }[]>;
  /** Number of action traces that v1 history would list for the account. */
  accountActionCount(account: string): Promise<number>;
  /** The last two ABI changes up to the block, newest first; the block id distinguishes forks. */
  abiVersions(account: string, block: number): Promise<BlockPosition[]>;
  /** Binary ABI set in the block; empty if removed. */
  abi(account: string, block: number): Promise<Uint8Array | null>;
  row(code: string, scope: string, table: string, primaryKey: bigint, block: number): Promise<StoredRow | null>;
  /** `row` after each of the blocks, in their order. */
  rowAtBlocks(place: StoredRowPlace, blocks: readonly number[]): Promise<(StoredRow | null)[]>;
  /** Rows of one scope of a table, by key. */
  rows(
    code: string,
    scope: string,
    table: string,
    query: { block: number; from: bigint; limit: number },
  ): Promise<ListPage<StoredRow, bigint>>;
  /** Rows of tables with this name in this scope, of any contract. */
  rowsOfScope(scope: string, table: string, block: number, limit: number): Promise<CutList<StoredRow>>;
  /** Rows of a contract's table in any scope, in an order of the store. */
  rowsOfTable(
    code: string,
    table: string,
    query: { block: number; from: RowPosition | null; limit: number },
  ): Promise<ListPage<StoredRow, RowPosition>>;
  /** Contracts that have or had a table of this name. */
  contractsWithTable(table: string): Promise<string[]>;
  /** Scopes in which the contract's table has a row with this key, in an order of the store; `from` is inclusive. */
  scopesOfRow(
    code: string,
    table: string,
    primaryKey: bigint,
    query: { block: number; from: string | null; limit: number },
  ): Promise<ListPage<string, string>>;
  /** Rows that a block wrote or removed, of these contracts (null: all), at most `limit`. */
  touchedRows(block: number, codes: readonly string[] | null, limit: number): Promise<TouchedRow[]>;
  /** Permissions that a block wrote or removed. */
  touchedPermissions(block: number): Promise<{ owner: string; name: string }[]>;
  permissions(owner: string, block: number): Promise<StoredPermission[]>;
  permission(owner: string, name: string, block: number): Promise<StoredPermission | null>;
  /** Permissions that contain the key now, by owner and permission. */
  keyHolders(
    publicKey: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder, HolderPosition>>;
  /** Permissions that contain a permission of the account now, by owner, permission and permission of the account. */
  controlledBy(
    actor: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<ListPage<StoredHolder & { actorPermission: string }, HolderPosition>>;
  links(account: string, block: number): Promise<StoredLink[]>;
  /** Links of all accounts, in an order of the store; `next` is the last link that was examined. */
  linksOfChain(query: LinkQuery): Promise<ListPage<StoredLink & { account: string }, LinkPosition>>;
  creation(account: string): Promise<{ creator: string | null; created: string; transaction: number | null } | null>;
  /** Accounts created by this one (null: by any), newest first, with their creation time. */
  createdBy(
    creator: string | null,
    query: { after: CreationPosition | null; limit: number },
  ): Promise<ListPage<StoredCreation, CreationPosition>>;
  /** Number of existing accounts. */
  accountCount(): Promise<number>;
  code(account: string, block: number): Promise<{ hash: string | null; privileged: boolean; block: number } | null>;
  /** Accounts whose code has this hash now, at most `limit`, in an order of the store. */
  accountsWithCode(hash: string, limit: number): Promise<string[]>;
  /** Block that activated a protocol feature; null if not active. */
  feature(digest: string): Promise<number | null>;
  /** Derived data; absent if the store does not keep it. */
  readonly derived?: DerivedReader;
  close(): Promise<void>;
}

/** A store that cannot be opened or used; the message is one line for the operator. */
export class StoreError extends Error {
  readonly code: 'other-chain' | 'other-version' | 'damaged' | 'does-not-link' | 'unreachable' | 'in-use';

  constructor(code: StoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}
