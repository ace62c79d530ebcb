import type { Transaction } from '@antescope/codec/chain/transaction';
import type { ActionInput, Draft } from '../transact/draft.ts';

/** Signs a transaction beside the account, because it pays for it. */
export interface Cosigner {
  account: string;
  /** Goes before all others: the first authorizer pays. */
  action: ActionInput;
  /** Signatures of a transaction that the account has signed. Throws FreeCpuError. */
  cosign(draft: Draft): Promise<readonly string[]>;
}

/** The transaction without the actions that a cosigner authorizes: what the account's own keys have to satisfy. */
export function ownPart(transaction: Transaction, cosigner: string | undefined): Transaction {
  if (cosigner === undefined) return transaction;
  const own = transaction.actions.filter(({ authorization }) => authorization.every(({ actor }) => actor !== cosigner));
  return { ...transaction, actions: own };
}
