import type { HistoryReader, StoredExecution } from '../history-store.ts';

/** `executionsAt` built from other reads, as a reference for the optimized one. */
export async function executionsOneByOne(
  reader: Pick<HistoryReader, 'execution' | 'transactionAt' | 'block'>,
  sequences: readonly number[],
): Promise<StoredExecution[]> {
  const found: StoredExecution[] = [];
  for (const sequence of sequences) {
    const traces = await reader.execution(sequence);
    const action = traces.find((trace) => trace.globalSequence === sequence);
    const transaction = action && (await reader.transactionAt(action.transaction));
    const block = transaction && (await reader.block(transaction.block));
    if (action === undefined || !transaction || !block) continue;
    const receivers = new Set([action.receiver, ...traces.map((trace) => trace.receiver)]);
    found.push({ action, transactionId: transaction.id, block, receivers: [...receivers] });
  }
  return found;
}
