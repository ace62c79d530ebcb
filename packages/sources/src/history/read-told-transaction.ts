import { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import { netBytes, readStatus } from '../block/read-block.ts';
import { readHistoryTransaction, type TransactionContext } from '../transaction/read-transaction.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';

/** A transaction as services of history pass it on: nodeos' own trace of it, and what stands around that. */
export interface ToldTransaction {
  id: string;
  blockNumber: number;
  blockTime: string;
  /** nodeos' transaction trace. */
  trace: Field;
  /** What was sent, where the service has it. */
  transaction?: Field;
  status: Field;
  irreversible: boolean | null;
  raw: unknown;
}

/** The view of such a transaction. Signatures are not told; traces without ordinals are numbered. */
export async function readToldTransaction(
  told: ToldTransaction,
  context: TransactionContext,
): Promise<TransactionView> {
  const { trace, transaction } = told;
  const sent = transaction?.isObject === true ? { trx: transaction.value } : {};
  const asHistory = new Field({
    id: told.id,
    trx: sent,
    block_num: told.blockNumber,
    block_time: told.blockTime,
    traces: trace
      .at('action_traces')
      .itemsOrNone()
      .map(({ value }) => value),
  });
  const view = await readHistoryTransaction(asHistory, context);
  const receipt = trace.at('receipt').isObject ? trace.at('receipt') : trace;
  return {
    ...view,
    status: told.status.missing ? view.status : readStatus(told.status),
    irreversible: told.irreversible ?? view.irreversible,
    cpuUs: receipt.at('cpu_usage_us').numberOrNull(),
    netBytes: netBytes(receipt.at('net_usage_words').numberOrNull()),
    elapsedUs: trace.at('elapsed').numberOrNull() ?? view.elapsedUs,
    scheduled: trace.at('scheduled').value === true,
    raw: jsonReady(told.raw),
  };
}
