import type { OracleFeed } from '@antescope/sources/oracle/oracle-feeds';
import { Moment } from '../../ui/moment.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { OraclesPageData } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/oracles',
  head: ({ strings }) => ({ title: strings.heading, description: strings.description }),
  Component: OraclesPage,
});

/** All data feeds of the chain's oracle. */
function OraclesPage({ data: { contract, absent, feeds } }: { data: OraclesPageData }) {
  const strings = useStrings('pages/oracles');
  const columns: Column<OracleFeed>[] = [
    {
      id: 'feed',
      head: strings.feed,
      cell: ({ id, name, active }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <AppLink
            path={`/oracles/${encodeURIComponent(id)}`}
            rowLink
            className="link inline-flex min-h-6 items-center"
          >
            <bdi>{name}</bdi>
          </AppLink>
          <span className="ident text-sm text-muted">{id}</span>
          {!active && <Chip tone="warning">{strings.inactive}</Chip>}
        </span>
      ),
    },
    {
      id: 'value',
      head: strings.value,
      align: 'end',
      cell: ({ value, updated }) => (
        <>
          {value === null ? <span className="text-muted">–</span> : <Amount value={value} />}
          <span className="block text-sm sm:hidden">
            <Updated time={updated} />
          </span>
        </>
      ),
    },
    {
      id: 'updated',
      head: strings.updated,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ updated }) => <Updated time={updated} />,
    },
  ];
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.heading}</h1>
      <p className="mt-1 mb-4 text-muted">{strings.description}</p>
      <div>
        {absent ? (
          <p className="py-4 text-muted">{strings.noContract(contract)}</p>
        ) : (
          <OutcomeView outcome={feeds} what={strings.what} empty={strings.none}>
            {(rows) => <List label={strings.heading} columns={columns} rows={rows} rowKey={({ id }) => id} />}
          </OutcomeView>
        )}
      </div>
    </>
  );
}

function Updated({ time }: { time: string | null }) {
  const strings = useStrings('pages/oracles');
  return time === null ? <span className="text-muted">{strings.never}</span> : <Moment time={time} />;
}
