import type { DspProvider } from '@antescope/sources/services/dsp/dsp-provider';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** Sorted by stake, descending. */
export function ProviderList({ rows }: { rows: DspProvider[] }) {
  const strings = useStrings('pages/dsp');
  const count = (id: 'users' | 'packages' | 'services'): Column<DspProvider> => ({
    id,
    head: strings[id],
    align: 'end',
    className: 'max-md:hidden w-24',
    cell: (row) => <span className="figure">{row[id]}</span>,
  });
  const columns: Column<DspProvider>[] = [
    { id: 'provider', head: strings.provider, cell: ({ provider }) => <AccountLink name={provider} rowLink /> },
    { id: 'staked', head: strings.staked, align: 'end', cell: ({ staked }) => <Amount value={staked} /> },
    {
      id: 'share',
      head: strings.share,
      align: 'end',
      className: 'w-20',
      cell: ({ percentageStaked }) => <span className="figure">{percentageStaked}%</span>,
    },
    count('users'),
    count('packages'),
    count('services'),
    {
      id: 'reward',
      head: strings.reward,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ dailyReward }) =>
        dailyReward === null ? <span className="text-muted">–</span> : <Amount value={dailyReward} />,
    },
    {
      id: 'apr',
      head: strings.apr,
      align: 'end',
      className: 'max-lg:hidden w-24',
      cell: ({ apr }) => <span className="figure">{apr === null ? '–' : `${apr}%`}</span>,
    },
  ];
  return (
    <>
      <List label={strings.views.providers} columns={columns} rows={rows} rowKey={({ provider }) => provider} />
      {rows.some(({ dailyReward }) => dailyReward !== null) && (
        <p className="max-w-3xl pt-3 text-sm text-muted">{strings.estimate}</p>
      )}
    </>
  );
}
