import type { ReactNode } from 'react';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Moment } from '../../ui/moment.tsx';
import { Rail, type RailStep } from '../../ui/rail.tsx';

/** Submitted → Block n → Irreversible, in words; reached steps are filled. */
export function StatusRail({ transaction }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const { chain } = useMessages();
  const { blockNumber, blockTime, irreversible } = transaction;
  const included = blockNumber !== null;
  const steps: RailStep[] = [
    { id: 'submitted', label: strings.submitted, note: null, reached: true },
    {
      id: 'block',
      // The link to the block is among the facts below.
      label: included ? `${strings.block} ${grouped(blockNumber)}` : strings.block,
      note: included ? blockTime !== null && <Moment time={blockTime} show="relative" /> : strings.pending,
      reached: included,
    },
    {
      id: 'irreversible',
      label: chain.irreversible,
      note: included && !irreversible ? confirmations(transaction) : null,
      reached: irreversible,
    },
  ];
  return (
    <div className="card mb-4 p-4">
      <Rail steps={steps} />
    </div>
  );
}

/** '12 / 25': blocks on top of its own, of those between head and last irreversible block. */
function confirmations({ blockNumber, head, lastIrreversible }: TransactionView): ReactNode {
  if (blockNumber === null || head === null || lastIrreversible === null) return null;
  return (
    <bdi className="figure">
      {Math.max(0, head - blockNumber)} / {Math.max(0, head - lastIrreversible)}
    </bdi>
  );
}
