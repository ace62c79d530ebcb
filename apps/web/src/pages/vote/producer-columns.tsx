import type { ProducerEntry } from '@antescope/sources/producer/producer-list';
import { producerStatus } from '../../domain/producer/producer-status.ts';
import type { Column } from '../../ui/list.tsx';
import { type MissedCounts, missedBy } from './missed-counts.ts';
import { siteHost } from '../../domain/producer/place.ts';
import { Country, Missed, ProducerName, Site, Votes, WholeAmount } from './producer-cells.tsx';
import { orderParameters, type ProducerOrder, type SortColumn, unitsOf } from './sort-producers.ts';
import { StatusMark } from './status-mark.tsx';

/** Producers of a schedule. */
export const producing = 21;

export interface ProducerTable {
  headProducer: string | null;
  picked: readonly string[];
  pick: (name: string) => void;
  missed: MissedCounts | null;
  order: ProducerOrder;
  /** Search parameters that the links in the heads keep. */
  kept: Record<string, string>;
  /** Units of the most votes, for the bars. */
  mostVotes: bigint;
}

export function producerColumns(strings: StringFolders['pages/vote'], table: ProducerTable): Column<ProducerEntry>[] {
  const { headProducer, missed, order, kept, mostVotes } = table;
  const sort = (column: SortColumn) => ({
    path: '/vote',
    search: { ...kept, ...orderParameters(order, column) },
    direction: order.column !== column ? null : order.descending ? ('descending' as const) : ('ascending' as const),
  });
  const columns: Column<ProducerEntry>[] = [
    pickColumn(strings, table),
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-12',
      cell: ({ rank }) => <span className="figure text-muted">{rank}</span>,
    },
    {
      id: 'name',
      head: strings.name,
      sort: sort('name'),
      cell: (row) => <ProducerName entry={row} headProducer={headProducer} missed={missedBy(row, missed, producing)} />,
    },
    {
      id: 'status',
      head: strings.status,
      className: 'max-sm:hidden',
      cell: (row) => <StatusMark status={producerStatus({ name: row.owner, rank: row.rank }, headProducer)} />,
    },
    {
      id: 'network',
      head: strings.network,
      className: 'max-xl:hidden',
      cell: ({ url }) => <span className="text-muted">{siteHost(url) ?? '–'}</span>,
    },
    {
      id: 'location',
      head: strings.location,
      sort: sort('location'),
      // Beside the review column the table must fit a card of 1,010 px.
      className: 'max-w-32 max-lg:hidden xl:max-w-24 2xl:max-w-32',
      cell: ({ location, about }) => (
        <Country location={location} published={about?.location ?? about?.country ?? null} />
      ),
    },
    {
      id: 'votes',
      head: strings.votes,
      sort: sort('votes'),
      align: 'end',
      className: 'whitespace-nowrap max-md:hidden',
      cell: ({ votes }) => <Votes votes={votes} permille={permilleOf(votes, mostVotes)} />,
    },
    {
      id: 'share',
      head: strings.share,
      align: 'end',
      className: 'w-20 whitespace-nowrap',
      cell: ({ share }) => <span className="figure">{share === null ? '–' : `${share}%`}</span>,
    },
    {
      id: 'missed',
      head: strings.missed,
      sort: sort('missed'),
      align: 'end',
      className: 'whitespace-nowrap max-lg:hidden',
      cell: (row) => <Missed count={missedBy(row, missed, producing)} />,
    },
    {
      id: 'pay',
      head: strings.pay,
      sort: sort('pay'),
      align: 'end',
      className: 'max-lg:hidden',
      cell: ({ dailyPay }) =>
        dailyPay === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span className="whitespace-nowrap">
            <WholeAmount value={dailyPay} />
          </span>
        ),
    },
    {
      id: 'links',
      head: strings.links,
      headHidden: true,
      className: 'w-8 max-sm:hidden',
      cell: (row) => <Site row={row} />,
    },
  ];
  return columns.filter(({ id }) => id !== 'missed' || missed !== null);
}

function pickColumn(strings: StringFolders['pages/vote'], { picked, pick }: ProducerTable): Column<ProducerEntry> {
  return {
    id: 'pick',
    head: strings.pick,
    headHidden: true,
    className: 'w-9',
    cell: ({ owner }) => (
      <label className="-m-2 inline-flex size-9 cursor-pointer items-center justify-center pointer-coarse:-mx-3 pointer-coarse:-my-2 pointer-coarse:size-tap">
        <span className="sr-only">{strings.pickOf(owner)}</span>
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={picked.includes(owner)}
          onChange={() => pick(owner)}
        />
      </label>
    ),
  };
}

function permilleOf(votes: string | null, most: bigint): number {
  const units = unitsOf(votes);
  return units === null || most === 0n ? 0 : Number((units * 1000n) / most);
}
