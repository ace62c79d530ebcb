import type { TokenHolder } from '@antescope/sources/token/holders';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** Holders of a token by balance; `short` omits their age. */
export function HolderList({ holders, short = false }: { holders: TokenHolder[]; short?: boolean }) {
  const strings = useStrings('pages/tokens');
  const columns: Column<TokenHolder>[] = [
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-14',
      cell: (row) => <span className="figure">{row.rank}</span>,
    },
    { id: 'account', head: strings.account, cell: (row) => <AccountLink name={row.account} rowLink /> },
    {
      id: 'created',
      head: strings.created,
      className: 'max-md:hidden',
      cell: (row) =>
        row.created === null ? <span className="text-muted">–</span> : <Moment time={row.created} show="absolute" />,
    },
    {
      id: 'owned',
      head: strings.owned,
      align: 'end',
      className: 'max-sm:pe-0',
      cell: (row) => <Amount value={row.owned} />,
    },
    {
      id: 'percentage',
      head: strings.percentage,
      align: 'end',
      className: 'max-sm:hidden w-32',
      cell: (row) => <span className="figure">{row.percentage === null ? '–' : shareText(row)}</span>,
    },
  ];
  return (
    <List
      label={strings.topHolders}
      columns={short ? columns.filter(({ id }) => id !== 'created') : columns}
      rows={holders}
      rowKey={(row) => row.account}
    />
  );
}

/** A positive share that rounds to zero is not shown as zero. */
function shareText({ percentage, owned }: TokenHolder): string {
  const nothing = percentage !== null && Number(percentage) === 0 && /[1-9]/.test(owned);
  return nothing ? '< 0.0001%' : `${percentage}%`;
}
