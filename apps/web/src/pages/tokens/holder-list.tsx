import type { TokenHolder } from '@antescope/sources/token/holders';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { partColor } from '../../ui/chart/parts.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { useStrings } from '../../i18n/strings.ts';

interface HolderListProps {
  holders: TokenHolder[];
  /** Without the age of the accounts. */
  short?: boolean;
  /** As the legend of a chart. */
  colors?: boolean;
}

/** Holders of a token by balance. */
export function HolderList({ holders, short = false, colors = false }: HolderListProps) {
  const strings = useStrings('pages/tokens');
  const columns: Column<TokenHolder>[] = [
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-14',
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          {colors && (
            <svg aria-hidden viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${partColor(row.rank - 1)}`}>
              <rect width="10" height="10" rx="3" fill="currentColor" />
            </svg>
          )}
          <span className="figure">{row.rank}</span>
        </span>
      ),
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
      cell: (row) => (
        <>
          <Amount value={row.owned} />
          {short && <span className="figure block text-sm text-muted sm:hidden">{shareText(row)}</span>}
        </>
      ),
    },
    {
      id: 'percentage',
      head: strings.percentage,
      align: 'end',
      className: 'max-sm:hidden w-32',
      cell: (row) => <span className="figure">{shareText(row)}</span>,
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
  if (percentage === null) return '–';
  const nothing = Number(percentage) === 0 && /[1-9]/.test(owned);
  return nothing ? '< 0.0001%' : `${percentage}%`;
}
