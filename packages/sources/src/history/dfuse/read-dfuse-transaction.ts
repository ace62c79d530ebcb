import type { Field } from '../../core/fields.ts';
import type { TransactionContext } from '../../transaction/read-transaction.ts';
import type { TransactionView } from '../../transaction/transaction-view.ts';
import { readServiceTransaction } from '../read-service-transaction.ts';

/** The view of a transaction's lifecycle; null if it has not run, so that there is no trace of it, or has no actions. */
export async function readDfuseTransaction(
  lifecycle: Field,
  context: TransactionContext,
): Promise<TransactionView | null> {
  if (!lifecycle.isObject || !lifecycle.at('execution_trace').isObject) return null;
  const trace = lifecycle.at('execution_trace');
  const irreversible = lifecycle.at('execution_irreversible');
  const view = await readServiceTransaction(
    {
      id: lifecycle.at('id').text(),
      blockNumber: trace.at('block_num').number(),
      blockTime: trace.at('block_time').time(),
      trace,
      transaction: lifecycle.at('transaction'),
      status: lifecycle.at('transaction_status'),
      irreversible: irreversible.missing ? null : irreversible.flag(),
      raw: lifecycle.value,
    },
    context,
  );
  if (view === null) return null;
  const blockId = trace.at('producer_block_id');
  return { ...view, blockId: blockId.missing ? view.blockId : blockId.text() };
}
