import type { OracleQuote } from '@antescope/sources/oracle/oracle-feeds';
import { Moment } from '../../../ui/moment.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { chainText } from '../../../ui/chain-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { deferredPart } from '../../../ui/deferred-part.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { SourceMark } from '../../../ui/source-mark.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { contractLink } from '../../../domain/contract/contract-query.ts';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import type { OraclePageData } from './load.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { useStrings } from '../../../i18n/strings.ts';

const QuoteChart = deferredPart(
  () => loadPart(() => import('./quote-chart.tsx')).then((module) => module.QuoteChart),
  <div className="h-45" />,
);

export const screen = defineScreen({
  strings: 'pages/oracles',
  head: ({ strings, missing, params: { id = '' } }) => ({
    title: missing ? strings.missing : strings.title(id),
    description: strings.description,
  }),
  Component: OraclePage,
});

/** One data feed of an oracle, and the values of its providers. */
function OraclePage({ data: { id, contract, absent, feed } }: { data: OraclePageData }) {
  const strings = useStrings('pages/oracles');
  if (feed.state === 'empty')
    return (
      <Missing
        title={strings.missing}
        text={absent ? strings.noContract(contract) : strings.missingText}
        requested={id}
      >
        <p className="mb-4">
          <AppLink path="/oracles" className="link">
            {strings.all}
          </AppLink>
        </p>
      </Missing>
    );
  if (feed.state === 'failed') {
    return (
      <>
        <h1 className="mb-4 text-2xl font-semibold">{strings.title(id)}</h1>
        <Failed what={strings.whatOne(id)} meta={feed.meta} stale={false} />
      </>
    );
  }
  const view = feed.data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 pb-3">
        <h1 className="text-2xl font-semibold">
          <bdi>{view.name}</bdi>
        </h1>
        {!view.active && <Chip tone="warning">{strings.inactive}</Chip>}
        <SourceMark meta={feed.meta} />
        <AppLink path="/oracles" className="link ms-auto">
          {strings.all}
        </AppLink>
      </div>
      {view.description !== '' && <p className="mb-3 text-muted">{chainText(view.description)}</p>}
      <Facts
        columns={2}
        facts={[
          { label: strings.value, value: view.value === null ? '–' : <Amount value={view.value} /> },
          {
            label: strings.updated,
            value: view.updated === null ? strings.never : <Moment time={view.updated} show="full" />,
          },
          { label: strings.contract, value: <AccountLink name={view.contract} /> },
          {
            label: strings.rows,
            value: (
              <AppLink
                {...contractLink({ tab: 'Tables', account: view.contract, table: view.table, scope: view.scope })}
                className="ident link"
              >
                {view.table}
              </AppLink>
            ),
          },
        ]}
      />
      <div className="mt-6">
        <Section title={strings.quotes}>
          {view.quotes.length === 0 ? (
            <p className="py-4 text-muted">{strings.noQuotes}</p>
          ) : (
            <div className="grid items-start gap-x-8 xl:grid-cols-2">
              <QuoteChart quotes={view.quotes} />
              <div className="-mx-4 xl:-ms-0">
                <Quotes quotes={view.quotes} />
              </div>
            </div>
          )}
        </Section>
      </div>
    </>
  );
}

function Quotes({ quotes }: { quotes: OracleQuote[] }) {
  const strings = useStrings('pages/oracles');
  const columns: Column<OracleQuote & { place: number }>[] = [
    { id: 'provider', head: strings.provider, cell: ({ provider }) => <AccountLink name={provider} /> },
    { id: 'value', head: strings.value, align: 'end', cell: ({ value }) => <Amount value={chainText(value)} /> },
    {
      id: 'time',
      head: strings.time,
      align: 'end',
      cell: ({ time }) => (time === null ? <span className="text-muted">–</span> : <Moment time={time} />),
    },
  ];
  // One provider may have several slots.
  const rows = quotes.map((quote, place) => ({ ...quote, place }));
  return <List label={strings.quotes} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />;
}
