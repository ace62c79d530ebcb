import type { ActionRow } from '@antescope/sources/history/history-source';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Moment } from '../../ui/moment.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { useBufferedActions } from '../../domain/live/use-buffered-actions.ts';
import { isInline } from './inline-action.ts';

/** Max rows on the page as new ones arrive. */
const maxActions = 30;
const noFilter = {};

interface LatestActionsProps {
  /** Initial rows. */
  first: ActionRow[];
  lastIrreversible: number;
}

/** Newest actions of the chain as sentences. */
export function LatestActions({ first, lastIrreversible }: LatestActionsProps) {
  const { rows, waiting } = useBufferedActions({
    first,
    maxRows: maxActions,
    lastIrreversible,
    filter: noFilter,
    exclude: isInline,
  });
  const { account: strings } = useMessages();
  const home = useStrings('pages/home');
  const columns: Column<ActionRow>[] = [
    { id: 'time', head: strings.time, cell: (row) => <Moment time={row.blockTime} />, className: 'w-28 max-md:hidden' },
    {
      id: 'what',
      head: strings.action,
      cell: (row) => (
        <div className="min-w-0 wrap-anywhere">
          <div className="row-sentence">
            <ActionSentence action={row.trace} />
          </div>
          <div className="mt-1 flex min-h-6 items-center gap-3 text-sm md:hidden">
            <Moment time={row.blockTime} />
            <TransactionLink id={row.transactionId} />
          </div>
        </div>
      ),
    },
    {
      id: 'transaction',
      head: strings.transaction,
      cell: (row) => <TransactionLink id={row.transactionId} rowLink />,
      className: 'w-36 max-md:hidden',
    },
    {
      id: 'finality',
      head: strings.finality,
      headHidden: true,
      cell: (row) => <FinalityRing irreversible={row.irreversible} />,
      align: 'end',
      className: 'w-6',
    },
  ];
  return (
    <List
      label={home.actions}
      columns={columns}
      rows={[...rows]}
      rowKey={(row) => row.cursor}
      headHidden
      waiting={waiting}
    />
  );
}
