import type { Transaction } from '@antescope/codec/chain/transaction';

/** The transaction without the actions that a cosigner authorizes: what the account's own keys have to satisfy. */
export function ownPart(transaction: Transaction, cosigner: string | undefined): Transaction {
  if (cosigner === undefined) return transaction;
  const own = transaction.actions.filter(({ authorization }) => authorization.every(({ actor }) => actor !== cosigner));
  return { ...transaction, actions: own };
}
