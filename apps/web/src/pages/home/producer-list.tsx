import type { ProducerView } from '@antescope/sources/block/block-view';
import { usePageWords } from '../../i18n/page-words.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { producerStatus, type ProducerStatus } from '../../domain/producer/producer-status.ts';
import { homeWords } from './words.ts';

/** Producers by votes, with what each does now. */
export function ProducerList({ producers, headProducer }: { producers: ProducerView[]; headProducer: string | null }) {
  const words = usePageWords(homeWords);
  const columns: Column<ProducerView>[] = [
    {
      id: 'rank',
      head: words.rank,
      headHidden: true,
      cell: (row) => <span className="figure text-muted">{row.rank}</span>,
      className: 'w-8',
    },
    { id: 'name', head: words.producer, cell: (row) => <AccountLink name={row.name} rowLink /> },
    {
      id: 'status',
      head: words.status,
      cell: (row) => <Status status={producerStatus(row, headProducer)} />,
      className: 'w-32',
    },
    {
      id: 'share',
      head: words.share,
      cell: (row) => <span className="figure">{row.share} %</span>,
      align: 'end',
      className: 'w-20',
    },
  ];
  return <List label={words.producers} columns={columns} rows={producers} rowKey={(row) => row.name} />;
}

function Status({ status }: { status: ProducerStatus }) {
  const words = usePageWords(homeWords);
  const text = { producing: words.producing, top: words.top, standby: words.standby }[status];
  const tone = { producing: 'text-positive', top: '', standby: 'text-muted' }[status];
  const dot = { producing: 'bg-positive', top: 'bg-accent', standby: 'border border-line-strong' }[status];
  return (
    <span className={`inline-flex items-center gap-2 text-sm ${tone}`}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      {text}
    </span>
  );
}
