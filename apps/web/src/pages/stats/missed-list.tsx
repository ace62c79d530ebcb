import type { MissedBlocks, ProducerRound } from '@antescope/sources/state/producer-rounds';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Moment } from '../../ui/moment.tsx';
import { spanText } from '../../lib/time/time-text.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';

type Row = MissedBlocks['producers'][number];

/** Blocks missed of those due, by producer. */
export function MissedList({
  missed: { missed, stood: halted, slots, producers },
  last,
}: {
  missed: MissedBlocks;
  /** The last complete round. */
  last: ProducerRound | undefined;
}) {
  const strings = useStrings('pages/stats');
  const { time } = useMessages();
  const columns: Column<Row>[] = [
    { id: 'producer', head: strings.producer, cell: ({ producer }) => <AccountLink name={producer} rowLink /> },
    {
      id: 'missed',
      head: strings.missed,
      align: 'end',
      cell: (row) => <span className="figure">{grouped(row.missed)}</span>,
    },
  ];
  return (
    <div className="grid gap-x-10 lg:grid-cols-2">
      <div>
        <p className="py-3 text-muted">
          {missed === 0
            ? strings.noneMissed(grouped(slots - halted))
            : strings.missedOf(grouped(missed), shareText(missed, slots))}
        </p>
        {halted > 0 && <p className="pb-3 text-muted">{strings.halted(spanText(Math.round(halted / 2), time.span))}</p>}
        {last !== undefined && (
          <p className="pb-3 text-muted">
            {strings.lastRound(grouped(total(last, 'produced')), grouped(total(last, 'due')))}{' '}
            <Moment time={last.begin} show="absolute" />
          </p>
        )}
      </div>
      {producers.length > 0 && (
        <List label={strings.missedTitle} columns={columns} rows={producers} rowKey={(row) => row.producer} />
      )}
    </div>
  );
}

/** '5.2%' with two digits that count: a few of many slots are no 0%. */
function shareText(missed: number, slots: number): string {
  return `${Number(((100 * missed) / slots).toPrecision(2))}%`;
}

function total({ producers }: ProducerRound, of: 'due' | 'produced'): number {
  return producers.reduce((sum, row) => sum + row[of], 0);
}
