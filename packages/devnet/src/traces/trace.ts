import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import type { ChainError } from '../chain-error.ts';

/** What state history has of an action, and what only the node that executes it knows. */
export interface ExecutedAction extends ActionTrace {
  /** Ordinal of the nearest action up the tree that is not a notification; 0 for an action of the transaction. */
  closest_unnotified_ancestor_action_ordinal: number;
  failure: ChainError | null;
}

/** What state history has of a transaction, and what only the node that executes it knows. */
export interface ExecutedTransaction extends TransactionTrace {
  /** Number of the block that it is or would be in. */
  block_num: number;
  /** Time of that block: '2026-11-21T03:20:02.500'. */
  block_time: string;
  action_traces: ExecutedAction[];
  failed_dtrx_trace: ExecutedTransaction | null;
  /** Why it failed; null for one that was executed or delayed. */
  failure: ChainError | null;
  /** Null for a transaction that did not get into a block. `status` is an index into transactionStatuses. */
  receipt: { status: number; cpu_usage_us: number; net_usage_words: number } | null;
}
