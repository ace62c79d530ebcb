import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';

/**
 * Command that signs exactly this transaction and prints it with its signatures, without sending it. `publicKey`:
 * 'PUB_…' or null, for which cleos asks. The JSON holds names, numbers and hex only, so it needs no escaping in quotes.
 */
export function signCommand(transaction: Transaction, chainId: string, publicKey: string | null): string {
  const json = JSON.stringify({
    ...transaction,
    context_free_actions: transaction.context_free_actions.map(plain),
    actions: transaction.actions.map(plain),
    transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]),
    signatures: [],
    context_free_data: [],
  });
  return `cleos sign '${json}' --chain-id ${chainId}${publicKey === null ? '' : ` --public-key ${publicKey}`}`;
}

function plain({ data, ...action }: Action): unknown {
  return { ...action, data: toHex(data) };
}
