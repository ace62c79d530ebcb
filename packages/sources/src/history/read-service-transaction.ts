import { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import { netBytes, readStatus } from '../block/read-block.ts';
import { isTransaction, readHistoryTransaction, type TransactionContext } from '../transaction/read-transaction.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';

/** A transaction as history services return it: the trace of nodeos with the facts around it. */
export interface ServiceTransaction {
  id: string;
  blockNumber: number;
  blockTime: string;
  /** nodeos' transaction trace. */
  trace: Field;
  /** The sent transaction, where the service has it. */
  transaction?: Field;
  status: Field;
  irreversible: boolean | null;
  raw: unknown;
}

/** The view of such a transaction; null without actions. It has no signatures; traces without ordinals are numbered. */
export async function readServiceTransaction(
  input: ServiceTransaction,
  context: TransactionContext,
): Promise<TransactionView | null> {
  const { trace, transaction } = input;
  const sent = transaction?.isObject === true ? { trx: transaction.value } : {};
  const asHistory = new Field({
    id: input.id,
    trx: sent,
    block_num: input.blockNumber,
    block_time: input.blockTime,
    traces: trace
      .at('action_traces')
      .itemsOrNone()
      .map(({ value }) => value),
  });
  const view = await readHistoryTransaction(asHistory, context);
  const receipt = trace.at('receipt').isObject ? trace.at('receipt') : trace;
  const whole: TransactionView = {
    ...view,
    status: input.status.missing ? view.status : readStatus(input.status),
    irreversible: input.irreversible ?? view.irreversible,
    cpuUs: receipt.at('cpu_usage_us').numberOrNull(),
    netBytes: netBytes(receipt.at('net_usage_words').numberOrNull()),
    elapsedUs: trace.at('elapsed').numberOrNull() ?? view.elapsedUs,
    scheduled: trace.at('scheduled').value === true,
    raw: jsonReady(input.raw),
  };
  return isTransaction(whole) ? whole : null;
}
