import type { DerivedReader } from './derived-reader.ts';
import type { NativeAccounts } from './native-accounts.ts';
import type { ActionRows, Authority, BlockPosition, BlockRows, Fed } from './block-rows.ts';

/** Finality as the chain reader last heard it. */
export interface Finality {
  lastIrreversible: BlockPosition;
}

/**
 * What the indexer needs of a store. A block is applied whole or not at all; applying a block that is already there is
 * a no-op, and one that does not link to the head is refused.
 */
export interface HistoryWriter {
  head(): Promise<BlockPosition | null>;
  /** Newest first: what the chain reader tells a node that it has. At most `limit`, reversible blocks and some below. */
  positions(limit: number): Promise<BlockPosition[]>;
  /** Number of the last block that can no longer be undone, as last heard; 0 at the beginning. */
  lastIrreversible(): Promise<number>;
  /** One database transaction for all given blocks; resolves when they are durable against a killed process. */
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
  /** How often blocks were undone so far: what was read before may be gone. Absent: the store does not count. */
  undone?: number;
  /** Ranges, both ends included, and what they were fed. */
  feeds: ({ first: number; last: number } & Fed)[];
}

export interface StoredBlock extends BlockPosition {
  slot: number;
  producer: string;
  scheduleVersion: number;
  transactionCount: number;
  actionCount: number;
  /** Global sequence of the first action at or after this block's begin. */
  firstSequence: number;
}

export interface StoredTransaction {
  /** Place in the store; grows with the chain. */
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
  /** As the block holds them: deflated where `compression` is 1. `packed` is null where the block has only the id. */
  contextFreeData: Uint8Array;
  packed: Uint8Array | null;
  trace: Uint8Array | null;
  failedId: string | null;
  firstSequence: number;
  actionCount: number;
}

/** An action as the index keeps it; `transaction` is the row of its transaction. */
export interface StoredAction extends ActionRows {
  transaction: number;
}

/** An execution with what stands around it. */
export interface StoredExecution {
  action: StoredAction;
  transactionId: string;
  block: StoredBlock;
  /** Accounts that were told of it, the contract itself first. */
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
  /** Leaves out the action that every block begins with. */
  withoutOnblock?: boolean;
  /** How long to look before the page is given as far as it is; 100 when left out. */
  lookMs?: number;
}

/** Executions that touched an account. All that is given must hold. */
export interface AccountQuery extends ExecutionQuery {
  /** Any one of these: transfers that the account sent or received, and the named actions. */
  kinds?: { send: boolean; receive: boolean; actions: readonly { contract: string; action: string }[] };
  /** Transfers, issues and retirements of this symbol code. */
  token?: { symbol: string; contract?: string };
  /** Tokens whose transfers of less than 0.0005 are left out. */
  withoutSmall?: readonly { symbol: string; contract: string }[];
  /** Another account that received or authorised the execution. */
  counterparty?: string;
  /**
   * A text that must be in the data, whatever the case. More may be found than actions with such a memo: what the
   * data means is for the reader to see.
   */
  text?: string;
}

export interface ExecutionPage {
  executions: number[];
  /** Set when the look was stopped before the limit was reached: the last execution looked at, go on after it. */
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

/** A row that a block touched: as it was after the block before, and as the block left it. */
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
  /** Block that made it so. */
  block: number;
}

export interface StoredHolder {
  owner: string;
  permission: string;
  weight: number;
}

/** Reads one consistent store; every answer is of what is committed at that moment. */
export interface HistoryReader {
  readonly accounts: NativeAccounts;
  /** null: nothing indexed yet. */
  status(): Promise<StoreStatus | null>;
  block(number: number): Promise<StoredBlock | null>;
  /** First block at or after the slot; null when all are before. */
  blockFromSlot(slot: number): Promise<StoredBlock | null>;
  blockOfSequence(sequence: number): Promise<StoredBlock | null>;
  blockTransactions(block: number): Promise<StoredTransaction[]>;
  /** All stored occurrences (a delayed transaction has two), newest first; an id prefix of at least 8 digits does. */
  transactions(idPrefix: string): Promise<StoredTransaction[]>;
  transactionAt(num: number): Promise<StoredTransaction | null>;
  transactionActions(num: number): Promise<StoredAction[]>;
  action(globalSequence: number): Promise<StoredAction | null>;
  /** Every action trace of one execution, itself first. */
  execution(sequence: number): Promise<StoredAction[]>;
  /** Executions of these sequences in the same order; those that are not there, or not any more, are left out. */
  executionsAt(sequences: readonly number[]): Promise<StoredExecution[]>;
  accountExecutions(account: string, query: AccountQuery): Promise<ExecutionPage>;
  executions(query: ExecutionQuery): Promise<ExecutionPage>;
  /** v1 history order: the account's n-th action traces `first` to `last`, with their numbers. */
  accountSequences(account: string, first: number, last: number): Promise<{ seq: number; globalSequence: number }[]>;
  /** Number of action traces that v1 history would list for the account. */
  accountActionCount(account: string): Promise<number>;
  /** The two last ABI changes up to the block, newest first; the block id tells forks apart. */
  abiVersions(account: string, block: number): Promise<BlockPosition[]>;
  /** Binary ABI that the block set, empty where it removed one. */
  abi(account: string, block: number): Promise<Uint8Array | null>;
  row(code: string, scope: string, table: string, primaryKey: bigint, block: number): Promise<StoredRow | null>;
  rows(
    code: string,
    scope: string,
    table: string,
    query: { block: number; from: bigint; limit: number },
  ): Promise<StoredRow[]>;
  /** Every row of the tables with this name in this scope, whatever the contract. */
  rowsOfScope(scope: string, table: string, block: number, limit: number): Promise<StoredRow[]>;
  /** Every row of a contract's tables of this name, whatever the scope, at most `limit`. */
  rowsOfTable(code: string, table: string, block: number, limit: number): Promise<StoredRow[]>;
  /** Contracts that have, or had, a table of this name. */
  contractsWithTable(table: string): Promise<string[]>;
  /** Scopes in which the contract's tables of this name hold a row of this key. */
  scopesOfRow(code: string, table: string, primaryKey: bigint, block: number): Promise<string[]>;
  /** Rows that a block wrote or removed, of these contracts (null: of all), at most `limit`. */
  touchedRows(block: number, codes: readonly string[] | null, limit: number): Promise<TouchedRow[]>;
  /** Permissions that a block wrote or removed. */
  touchedPermissions(block: number): Promise<{ owner: string; name: string }[]>;
  permissions(owner: string, block: number): Promise<StoredPermission[]>;
  permission(owner: string, name: string, block: number): Promise<StoredPermission | null>;
  keyHolders(publicKey: string): Promise<StoredHolder[]>;
  controlledBy(actor: string): Promise<(StoredHolder & { actorPermission: string })[]>;
  links(account: string, block: number): Promise<StoredLink[]>;
  creation(account: string): Promise<{ creator: string | null; created: string; transaction: number | null } | null>;
  /** Accounts that this one made, newest first, with the text of their time of creation. */
  createdBy(account: string, limit: number): Promise<{ account: string; created: string }[]>;
  /** Accounts that exist: each has a row of its code and ABI from its creation on. */
  accountCount(): Promise<number>;
  code(account: string, block: number): Promise<{ hash: string | null; privileged: boolean; block: number } | null>;
  /** Block that activated a protocol feature; null where it is not active. */
  feature(digest: string): Promise<number | null>;
  /** What is kept beyond actions and versions; absent in a store that does not keep it. */
  readonly derived?: DerivedReader;
  close(): Promise<void>;
}

/** A store that cannot be opened or does not fit; the message is one line for the operator. */
export class StoreError extends Error {
  readonly code: 'other-chain' | 'other-version' | 'damaged' | 'does-not-link' | 'unreachable' | 'in-use';

  constructor(code: StoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}
