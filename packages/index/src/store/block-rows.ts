/**
 * One block in the neutral form between the indexer, which decodes it, and a store, which lays it out. Names are
 * strings, bytes are unchanged, sequences are safe integers.
 */
export interface BlockRows {
  block: BlockFacts;
  transactions: TransactionRows[];
  contractRows: ContractRowChange[];
  permissions: PermissionChange[];
  links: LinkChange[];
  abis: AbiChange[];
  code: CodeChange[];
  /** Activated protocol features in this block's state: digest (hex) and activation block. */
  features: { digest: string; block: number }[];
  parts: BlockParts;
}

/** Parts a block was indexed from; without deltas it has no rows, permissions, keys or balances. */
export interface BlockParts {
  /** Executed actions: all of them, or without `inline` top-level ones only. */
  traces: boolean;
  deltas: boolean;
  /** Inline actions and notifications are included. */
  inline: boolean;
}

export interface BlockPosition {
  number: number;
  /** 64 hex digits. */
  id: string;
}

export interface BlockFacts extends BlockPosition {
  /** Id of the previous block; null only for the first block of a chain. */
  previous: string | null;
  /** Half seconds since 2000-01-01, as in the block header. */
  slot: number;
  producer: string;
  scheduleVersion: number;
  /** Schedule announced in the block header, if any. */
  newSchedule?: ProducerList;
}

/** Producers of a schedule, in order. */
export interface ProducerList {
  version: number;
  producers: string[];
}

export interface TransactionRows {
  id: string;
  /** 0 executed, 1 soft_fail, 2 hard_fail, 3 delayed, 4 expired. */
  status: number;
  cpuUs: number;
  netWords: number;
  elapsedUs: number;
  scheduled: boolean;
  errorCode: string | null;
  packed: PackedRows | null;
  /** The full trace in the state history encoding; set for failed transactions only. */
  trace: Uint8Array | null;
  /** Id of the failed transaction that this onerror transaction handles. */
  failedId: string | null;
  /** Executed actions in order of their ordinals. */
  actions: ActionRows[];
}

export interface PackedRows {
  signatures: string[];
  compression: number;
  contextFreeData: Uint8Array;
  packed: Uint8Array;
}

export interface Level {
  actor: string;
  permission: string;
}

export interface ActionRows {
  globalSequence: number;
  ordinal: number;
  creatorOrdinal: number;
  /** Closest ancestor that is not a notification. */
  ancestorOrdinal: number;
  /** Global sequence of the execution that a notification belongs to; its own for an execution. */
  executionSequence: number;
  receiver: string;
  account: string;
  name: string;
  authorization: Level[];
  data: Uint8Array;
  contextFree: boolean;
  elapsedUs: number;
  console: string;
  returnValue: Uint8Array;
  ramDeltas: { account: string; delta: number }[];
  recvSequence: number;
  authSequence: { account: string; sequence: number }[];
  codeSequence: number;
  abiSequence: number;
}

export interface ContractRowChange {
  code: string;
  scope: string;
  table: string;
  primaryKey: bigint;
  payer: string;
  /** null if the row was removed. */
  value: Uint8Array | null;
}

export interface Authority {
  threshold: number;
  keys: { key: string; weight: number }[];
  accounts: { permission: Level; weight: number }[];
  waits: { wait_sec: number; weight: number }[];
}

export interface PermissionChange {
  owner: string;
  name: string;
  /** null if the permission was removed. */
  state: { parent: string; lastUpdated: string; authority: Authority } | null;
}

export interface LinkChange {
  account: string;
  code: string;
  /** Empty: every action of the contract. */
  messageType: string;
  /** null if the link was removed. */
  required: string | null;
}

export interface AbiChange {
  account: string;
  /** Creation time, '2026-11-21T03:20:00.500'. */
  created: string;
  /** Binary ABI; empty if none is set. */
  abi: Uint8Array;
}

export interface CodeChange {
  account: string;
  privileged: boolean;
  lastUpdate: string;
  /** 64 hex digits; null without code. */
  hash: string | null;
}
