import type { Transaction } from '@antescope/codec/chain/transaction';
import { transactionText } from './transaction-text.ts';

/**
 * Command that signs exactly this transaction and prints it with its signatures, without sending it. `publicKey`:
 * 'PUB_…' or null, for which cleos asks.
 */
export function signCommand(transaction: Transaction, chainId: string, publicKey: string | null): string {
  const key = publicKey === null ? '' : ` --public-key ${publicKey}`;
  return `cleos sign '${transactionText(transaction)}' --chain-id ${chainId}${key}`;
}
