import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import { usePageWords } from '../../i18n/page-words.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { statsWords } from './words.ts';

type Row = MissedBlocks['producers'][number];

/** Which producers missed how many of the blocks that were due. */
export function MissedList({ missed: { missed, stood, slots, producers } }: { missed: MissedBlocks }) {
  const words = usePageWords(statsWords);
  const columns: Column<Row>[] = [
    { id: 'producer', head: words.producer, cell: ({ producer }) => <AccountLink name={producer} rowLink /> },
    {
      id: 'missed',
      head: words.missed,
      align: 'end',
      cell: (row) => <span className="figure">{grouped(row.missed)}</span>,
    },
  ];
  return (
    <div className="max-w-xl">
      <p className="py-3 text-muted">
        {missed === 0 ? words.noneMissed(grouped(slots - stood)) : words.missedOf(grouped(missed), grouped(slots))}
      </p>
      {stood > 0 && <p className="pb-3 text-muted">{words.stood(grouped(stood))}</p>}
      {producers.length > 0 && (
        <List label={words.missedTitle} columns={columns} rows={producers} rowKey={(row) => row.producer} />
      )}
    </div>
  );
}
