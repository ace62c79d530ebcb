import type { Action } from '@antescope/codec/chain/transaction';
import type { ActionRow } from '@antescope/wallet/pasted/action-row';
import { transactionJsonOf, transactionOf } from '@antescope/wallet/pasted/outputs';
import { isTied, type PastedTransaction } from '@antescope/wallet/pasted/pasted-transaction';
import { TransactionOutputs } from '../../wallet/outputs/transaction-outputs.tsx';

interface OutputsProps {
  pasted: PastedTransaction;
  rows: readonly ActionRow[];
  actions: readonly Action[];
  /** The same with the connected account in place of a request's placeholders. */
  filled: readonly Action[];
}

/** The edited transaction in forms that other programs take. */
export function Outputs({ pasted, rows, actions, filled }: OutputsProps) {
  const transaction = transactionOf(pasted, filled);
  return (
    <TransactionOutputs
      actions={actions}
      transaction={transaction}
      json={() => transactionJsonOf(transaction, rows)}
      tied={isTied(pasted.header)}
    />
  );
}
