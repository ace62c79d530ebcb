import type { ResourceRank } from '@antescope/sources/statistics/top-resources';
import { grouped } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { useStrings } from '../../../i18n/strings.ts';

/** Accounts by RAM or stake; columns that the source lacks are hidden. */
export function ResourceList({ rows, by }: { rows: ResourceRank[]; by: 'ram' | 'stake' }) {
  const strings = useStrings('pages/tokens');
  const asset = (id: 'staked' | 'cpu' | 'net', className?: string): Column<ResourceRank> => ({
    id,
    head: strings[id],
    align: 'end',
    ...(className === undefined ? {} : { className }),
    cell: (row) => (row[id] === null ? <span className="text-muted">–</span> : <Amount value={row[id]} />),
  });
  const ram: Column<ResourceRank> = {
    id: 'ram',
    head: strings.ram,
    align: 'end',
    cell: ({ ram: bytes }) =>
      bytes === null ? <span className="text-muted">–</span> : <span className="figure">{grouped(bytes)} B</span>,
  };
  const columns: Column<ResourceRank>[] = [
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-14',
      cell: (row) => <span className="figure">{row.rank}</span>,
    },
    { id: 'account', head: strings.account, cell: (row) => <AccountLink name={row.account} rowLink /> },
    ...(by === 'ram' ? [ram] : [asset('staked'), asset('cpu', 'max-md:hidden'), asset('net', 'max-md:hidden')]),
  ];
  return <List label={strings.rankings[by]} columns={columns} rows={rows} rowKey={(row) => row.account} />;
}
