import type { ExecutedTransaction } from '@antescope/devnet/traces/trace';

/** The trace of a transaction that did not fail; throws the failure of one that did. */
export function succeeded(trace: ExecutedTransaction): ExecutedTransaction {
  if (trace.failure !== null) throw trace.failure;
  return trace;
}
