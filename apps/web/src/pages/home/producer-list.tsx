import type { ProducerView } from '@antescope/sources/block/block-view';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { producerStatus, type ProducerStatus } from '../../domain/producer/producer-status.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Producers by votes with their current status. */
export function ProducerList({ producers, headProducer }: { producers: ProducerView[]; headProducer: string | null }) {
  const strings = useStrings('pages/home');
  const columns: Column<ProducerView>[] = [
    {
      id: 'rank',
      head: strings.rank,
      headHidden: true,
      cell: (row) => <span className="figure text-muted">{row.rank}</span>,
      className: 'w-8',
    },
    { id: 'name', head: strings.producer, cell: (row) => <AccountLink name={row.name} rowLink /> },
    {
      id: 'status',
      head: strings.status,
      cell: (row) => <Status status={producerStatus(row, headProducer)} />,
      className: 'w-32',
    },
    {
      id: 'share',
      head: strings.share,
      cell: (row) => <span className="figure">{row.share}%</span>,
      align: 'end',
      className: 'w-20',
    },
  ];
  return (
    <div className="scroll-list">
      <List label={strings.producers} columns={columns} rows={producers} rowKey={(row) => row.name} />
    </div>
  );
}

function Status({ status }: { status: ProducerStatus }) {
  const strings = useStrings('pages/home');
  const text = { producing: strings.producing, top: strings.top, standby: strings.standby }[status];
  const tone = { producing: 'text-positive', top: '', standby: 'text-muted' }[status];
  const dot = { producing: 'bg-positive', top: 'bg-accent', standby: 'border border-line-strong' }[status];
  return (
    <span className={`inline-flex items-center gap-2 text-sm ${tone}`}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      {text}
    </span>
  );
}
