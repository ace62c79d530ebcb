import type { BlockPosition, PackedRows } from '../store/block-rows.ts';

/** A block read over a node's HTTP API, every field validated. */
export interface PolledBlock {
  position: BlockPosition;
  /** null for the first block of the chain. */
  previous: BlockPosition | null;
  polled: PolledContent;
}

export interface PolledContent {
  /** UTC without zone: '2026-11-21T03:20:00.500'. */
  timestamp: string;
  producer: string;
  scheduleVersion: number;
  /** In the block's order. */
  receipts: PolledReceipt[];
  /** The traces of trace_api; null if it was not used. */
  traced: TracedTransaction[] | null;
}

export interface PolledReceipt {
  /** Index into the codec's transactionStatuses. */
  status: number;
  cpuUs: number;
  netWords: number;
  id: string;
  /** null for a delayed or deferred transaction: its block holds the id only. */
  packed: PackedRows | null;
}

/** Executed actions of a transaction by global sequence; without context-free actions. */
export interface TracedTransaction {
  id: string;
  status: number;
  cpuUs: number;
  netWords: number;
  actions: TracedAction[];
}

export interface TracedAction {
  globalSequence: number;
  receiver: string;
  account: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: Uint8Array;
  returnValue: Uint8Array;
}
