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
      className: 'w-32 max-sm:w-24',
    },
    {
      id: 'share',
      head: strings.share,
      cell: (row) => <span className="figure">{row.share}%</span>,
      align: 'end',
      className: 'w-20 max-sm:w-16',
    },
  ];
  // Three columns where there is room, one list below that.
  const height = Math.ceil(producers.length / 3);
  const parts = [0, 1, 2].map((column) => producers.slice(column * height, (column + 1) * height));
  return (
    <div className="producer-columns">
      {parts
        .filter((rows) => rows.length > 0)
        .map((rows) => (
          <List
            key={rows[0]?.name ?? ''}
            label={`${strings.producers} ${rows[0]?.rank}–${rows.at(-1)?.rank}`}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.name}
          />
        ))}
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
