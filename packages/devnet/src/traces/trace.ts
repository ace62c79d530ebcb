import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import type { ChainError } from '../chain-error.ts';

/** An action trace of state history, plus fields only the executing node has. */
export interface ExecutedAction extends ActionTrace {
  /** Ordinal of the closest ancestor action that is not a notification; 0 for an action of the transaction. */
  closest_unnotified_ancestor_action_ordinal: number;
  failure: ChainError | null;
}

/** A transaction trace of state history, plus fields only the executing node has. */
export interface ExecutedTransaction extends TransactionTrace {
  /** Number of its (possible) block. */
  block_num: number;
  /** Time of that block: '2026-11-21T03:20:02.500'. */
  block_time: string;
  action_traces: ExecutedAction[];
  failed_dtrx_trace: ExecutedTransaction | null;
  /** Error of a failed transaction; null if executed or delayed. */
  failure: ChainError | null;
  /** Null if the transaction is not in a block. `status` is an index into transactionStatuses. */
  receipt: { status: number; cpu_usage_us: number; net_usage_words: number } | null;
}
