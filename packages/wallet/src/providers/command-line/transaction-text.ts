import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';

/** A transaction as cleos reads it. The JSON holds names, numbers and hex only, so it needs no escaping in quotes. */
export function transactionText(transaction: Transaction): string {
  return JSON.stringify({
    ...transaction,
    context_free_actions: transaction.context_free_actions.map(plain),
    actions: transaction.actions.map(plain),
    transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]),
    signatures: [],
    context_free_data: [],
  });
}

function plain({ data, ...action }: Action): unknown {
  return { ...action, data: toHex(data) };
}
