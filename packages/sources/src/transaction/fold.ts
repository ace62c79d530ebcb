import type { ActionTraceView } from './transaction-view.ts';

/** One execution with every notified account. `trace` is the contract's own where it is among the traces. */
export interface Execution<T> {
  row: T;
  trace: ActionTraceView;
  /** The contract first where it is among the traces, then the notified accounts in order. */
  receivers: string[];
}

/**
 * Collapses the notifications of one execution: those name it by their closest unnotified ancestor. Where ordinals are
 * missing (0), one transaction's traces of the same action digest and contract count as one execution, but each receiver
 * is notified once of one: a second trace for it is a second execution, such as a transfer that was made twice.
 */
export function foldExecutions<T>(
  rows: readonly T[],
  of: (row: T) => { transactionId: string; trace: ActionTraceView },
): Execution<T>[] {
  const executions = new Map<string, Execution<T>>();
  const notified = new Map<string, number>();
  for (const row of rows) {
    const { transactionId, trace } = of(row);
    const key = `${transactionId} ${trace.ordinal === 0 ? occurrence(transactionId, trace, notified) : executionKey(trace)}`;
    const before = executions.get(key);
    if (before === undefined) executions.set(key, { row, trace, receivers: [trace.receiver] });
    else add(before, row, trace);
  }
  return [...executions.values()];
}

function executionKey(trace: ActionTraceView): string {
  return String(isNotification(trace) ? trace.ancestorOrdinal : trace.ordinal);
}

/** Which execution of an action a trace without a place belongs to: the n-th that its receiver was notified of. */
function occurrence(transactionId: string, trace: ActionTraceView, notified: Map<string, number>): string {
  const action = `${trace.contract} ${trace.name} ${trace.receipt?.actDigest || trace.hex || trace.receipt?.globalSequence}`;
  const key = `${transactionId} ${action} ${trace.receiver}`;
  const count = (notified.get(key) ?? 0) + 1;
  notified.set(key, count);
  return `${action} ${count}`;
}

/** Whether the receiver was only notified of an action of another contract. */
export function isNotification(trace: ActionTraceView): boolean {
  return trace.receiver !== trace.contract;
}

function add<T>(execution: Execution<T>, row: T, trace: ActionTraceView): void {
  if (!isNotification(trace) && isNotification(execution.trace)) {
    execution.row = row;
    execution.trace = trace;
    execution.receivers.unshift(trace.receiver);
  } else if (!execution.receivers.includes(trace.receiver)) {
    execution.receivers.push(trace.receiver);
  }
}
