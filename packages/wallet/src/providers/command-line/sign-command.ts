import type { Transaction } from '@antescope/codec/chain/transaction';
import { transactionText } from './transaction-text.ts';

/**
 * Command of cleos and its forks that signs exactly this transaction and prints it with its signatures, without sending
 * it. Without a key the program asks for one.
 */
export function signCommand(
  program: string,
  transaction: Transaction,
  chainId: string,
  publicKey: string | null,
): string {
  const key = publicKey === null ? '' : ` --public-key ${publicKey}`;
  return `${program} sign '${transactionText(transaction)}' --chain-id ${chainId}${key}`;
}
