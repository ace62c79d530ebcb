import type { ActionRow } from '@antescope/sources/history/history-source';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Moment } from '../../ui/moment.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { ActionLine } from '../action/action-line.tsx';
import { directionOf } from '../action/direction.ts';
import { otherReceivers } from '../action/other-receivers.ts';

/** The action with its direction, name and sentence; on phones with time and transaction below. */
export function RowSentence({ row, viewpoint }: { row: ActionRow; viewpoint: string }) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const others = otherReceivers(row).length;
  return (
    <div className="min-w-0">
      {/* Combining marks in a memo could overflow into adjacent rows. */}
      <div className="row-sentence">
        <ActionLine action={row.trace} viewpoint={viewpoint} direction={directionOf(row, viewpoint, chain)} />
        {others > 0 && <span className="ms-2 text-xs text-muted">{strings.notified(others)}</span>}
      </div>
      <div className="mt-1 flex min-h-6 items-center gap-3 text-sm md:hidden">
        <Moment time={row.blockTime} />
        <TransactionLink id={row.transactionId} />
      </div>
    </div>
  );
}
