import type { CreatedAccount } from '@antescope/sources/state/state-index';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { dailyRanges } from '../../ui/chart/range.ts';
import { RangeChips } from '../../ui/chart/range-chips.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { AccountsPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/accounts',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  keyOf: ({ cursor }) => String(cursor),
  Component: AccountsPage,
});

/** Created accounts, newest first. */
function AccountsPage({ data: { cursor, count, accounts, days, range } }: { data: AccountsPageData }) {
  const strings = useStrings('pages/accounts');
  return (
    <>
      <div className="tap mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl font-semibold">
          {strings.title}
          {count.state === 'data' && (
            <span className="figure ms-3 text-base font-normal text-muted">{grouped(count.data)}</span>
          )}
        </h1>
        <AppLink path="/topholders" className="link">
          {strings.topHolders}
        </AppLink>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* First, because it is above the list on phones: the list must not move while the document arrives. */}
        {days.state !== 'empty' && <NewAccounts days={days} range={range} />}
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <OutcomeView outcome={accounts} what={strings.what} empty={strings.none}>
            {(rows, { next }) => (
              <List
                label={strings.title}
                columns={columnsOf(strings)}
                rows={rows}
                rowKey={({ name }) => name}
                more={next === undefined ? null : { path: '/accounts', search: { cursor: next } }}
                newest={cursor === null ? null : { path: '/accounts', search: {} }}
              />
            )}
          </OutcomeView>
        </div>
      </div>
    </>
  );
}

/** New accounts a day; nothing where they are not counted. */
function NewAccounts({ days, range }: Pick<AccountsPageData, 'days' | 'range'>) {
  const strings = useStrings('pages/accounts');
  const points = days.state === 'data' ? days.data.points.filter(({ newAccounts }) => newAccounts !== null) : [];
  if (days.state === 'data' && points.length === 0) return null;
  return (
    <div className="[--accent:var(--account)] xl:col-start-2">
      <Section
        title={strings.newPerDay}
        aside={
          <RangeChips label={strings.range} path="/accounts" current={range} initial="month" ranges={dailyRanges} />
        }
      >
        <OutcomeView outcome={days} what={strings.whatDays} empty={strings.none}>
          {() => (
            <BarChart
              label={strings.newPerDay}
              dayHeading={strings.created}
              points={points.map(({ time, newAccounts }) => ({ time, value: newAccounts ?? 0 }))}
              stepMs={86_400_000}
              show={grouped}
            />
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

function columnsOf(strings: StringFolders['pages/accounts']): Column<CreatedAccount>[] {
  return [
    { id: 'account', head: strings.account, cell: ({ name }) => <AccountLink name={name} rowLink /> },
    { id: 'creator', head: strings.creator, cell: ({ creator }) => <AccountLink name={creator} /> },
    {
      id: 'created',
      head: strings.created,
      align: 'end',
      cell: ({ created }) => (created === null ? <span className="text-muted">–</span> : <Moment time={created} />),
    },
  ];
}
