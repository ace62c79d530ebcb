import type { ExecutedTransaction } from '@antescope/devnet/traces/trace';

/** Returns the trace, or throws its failure. */
export function throwIfFailed(trace: ExecutedTransaction): ExecutedTransaction {
  if (trace.failure !== null) throw trace.failure;
  return trace;
}
