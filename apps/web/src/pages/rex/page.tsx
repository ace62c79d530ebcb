import type { RexMarket } from '@antescope/sources/rex/rex-market';
import type { ReactNode } from 'react';
import { lastValue } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { loadStrings, useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { RangeChips } from '../../ui/chart/range-chips.tsx';
import { SeriesChart } from '../../ui/chart/series-chart.tsx';
import { Figures } from '../../ui/figures.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { SuppressRepeatedErrors, OutcomeView } from '../../ui/outcome-view.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import type { RexPageData } from './load.ts';
import { FormBesideChart } from '../../wallet/tools/form-beside-chart.tsx';
import { annualRate } from '../../domain/rex/annual-rate.ts';
import { RexForm, type RexFormView } from './rex-form.tsx';
import { RexHistory } from './rex-history.tsx';
import { RexStats } from './rex-stats.tsx';
import { rexViews } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/rex',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  preload: ({ data, locale }) => (data.view === 'stats' ? loadStrings('domain/rex', locale) : null),
  Component: RexPage,
});

/** The resource exchange: what it is worth now, and everything one can do with it. */
function RexPage({ data }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  const actor = useActor().actor;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h1 className="text-2xl font-semibold">{strings.title}</h1>
        {actor !== null && (
          <AppLink path={accountPath(actor)} search={{ tab: 'rex' }} className="link text-sm">
            {strings.mine(actor)}
          </AppLink>
        )}
      </div>
      <OutcomeView outcome={data.market} what={strings.what} empty={strings.unused}>
        {(market, meta) => (
          <Price market={market} rate={lastValue(data.marketRate)} source={<SourceMark meta={meta} />} />
        )}
      </OutcomeView>
      <div className="mt-6">
        <Tabs
          label={strings.sections}
          current={data.view}
          tabs={rexViews.map((id) => ({
            id,
            label: strings[id],
            path: '/rex',
            search: id === 'lend' ? {} : { view: id },
          }))}
        />
      </div>
      <SuppressRepeatedErrors outcome={data.market}>
        <View data={data} />
      </SuppressRepeatedErrors>
    </>
  );
}

function Price({ market, rate, source }: { market: RexMarket; rate: string | null; source: ReactNode }) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const percent = (text: string) => <span className="figure">{text}%</span>;
  const { interest } = market;
  return (
    <Figures
      label={strings.what}
      figures={[
        interest === null ? null : { label: strings.apr, value: percent(annualRate(interest.day)) },
        rate === null ? null : { label: strings.marketRate, value: percent(rate) },
        interest === null ? null : { label: strings.interestDay, value: percent(interest.day) },
        {
          label: strings.interestMonth,
          value:
            interest === null ? (
              <span className="text-base font-normal text-muted">{strings.noInterest}</span>
            ) : (
              percent(interest.month)
            ),
        },
        {
          label: strings.price,
          value: (
            <span className="inline-flex flex-wrap items-baseline gap-x-2">
              <Amount value={`${market.rexPrice} ${code}`} />
              {source}
            </span>
          ),
        },
        {
          label: strings.lent,
          value: percent(market.lentPercent),
          note: (
            <span className="block max-w-60">
              <Meter
                label={strings.lent}
                permille={Math.round(Number(market.lentPercent) * 10)}
                text={`${market.lentPercent}%`}
                neutral
              />
            </span>
          ),
        },
        { label: strings.resource(code), value: <Amount value={market.rentedForOne} /> },
      ]}
    />
  );
}

function View({ data }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { rexNeedsVotes } = chain.contractVariants;
  const days = data.market.state === 'data' ? data.market.data.maturityDays : null;
  switch (data.view) {
    case 'lend':
      return (
        <Act data={data} view="lend">
          {days !== null && <Text>{strings.lendText(String(Math.max(4, days - 1)))}</Text>}
          {rexNeedsVotes && <Text>{strings.needsVotes}</Text>}
        </Act>
      );
    case 'unlend':
      return (
        <Act data={data} view="unlend">
          <Text>{strings.unlendText}</Text>
        </Act>
      );
    case 'savings':
      return (
        <Act data={data} view="savings">
          <Text>{strings.savingsText}</Text>
        </Act>
      );
    case 'borrow':
      return (
        <Act data={data} view="borrow">
          <Text>{strings.borrowText}</Text>
          {/* The contract rents nothing out until every order is filled. */}
          {data.orders?.state === 'data' && (
            <p role="status" className="mt-4 max-w-prose border-s-2 border-warning ps-3">
              {strings.loansClosed}
            </p>
          )}
        </Act>
      );
    case 'stats':
      return <RexStats data={data} />;
    case 'history':
      // The outcome above already shows that the chain has no REX pool.
      return data.market.state === 'empty' ? null : <RexHistory data={data} />;
  }
}

/** A form below what a person should know before, and the price beside it. */
function Act({
  data: { market, history, range },
  view,
  children,
}: {
  data: RexPageData;
  view: RexFormView;
  children: ReactNode;
}) {
  const strings = useStrings('pages/rex');
  const pool = market.state === 'data' ? market.data.pool : null;
  const chart =
    history?.state !== 'data' ? null : (
      <Section
        title={strings.price}
        aside={
          <RangeChips
            label={strings.range}
            path="/rex"
            search={view === 'lend' ? {} : { view }}
            current={range}
            initial="week"
          />
        }
      >
        <SeriesChart label={strings.price} dayHeading={strings.day} series={history.data} none={strings.noHistory} />
      </Section>
    );
  return (
    <>
      {children}
      <FormBesideChart chart={chart}>
        <RexForm view={view} pool={pool} />
      </FormBesideChart>
    </>
  );
}

function Text({ children }: { children: string }) {
  return <p className="mt-4 max-w-prose text-muted">{children}</p>;
}
