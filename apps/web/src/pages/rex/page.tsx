import type { RexMarket } from '@antescope/sources/rex/rex-market';
import type { ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { SuppressRepeatedErrors, OutcomeView } from '../../ui/outcome-view.tsx';
import { PriceHistory } from '../../ui/price-history.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import type { RexPageData } from './load.ts';
import { RexForm } from './rex-form.tsx';
import { RexStats } from './rex-stats.tsx';
import { rexViews } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/rex',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: RexPage,
});

/** The resource exchange: what it is worth now, and everything one can do with it. */
function RexPage({ data }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  const actor = useSavedUsers(useBoot().chain.chainId ?? '').actor;
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
        {(market, meta) => <Price market={market} source={<SourceDot meta={meta} />} />}
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

function Price({ market, source }: { market: RexMarket; source: ReactNode }) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const percent = (text: string) => <span className="figure">{text}%</span>;
  return (
    <Facts
      columns={2}
      facts={[
        {
          label: strings.price,
          value: (
            <span className="inline-flex items-baseline gap-2">
              <Amount value={`${market.rexPrice} ${code}`} />
              {source}
            </span>
          ),
        },
        { label: strings.lent, value: percent(market.lentPercent) },
        market.interest === null ? null : { label: strings.interestDay, value: percent(market.interest.day) },
        {
          label: strings.interestMonth,
          value:
            market.interest === null ? (
              <span className="text-muted">{strings.noInterest}</span>
            ) : (
              percent(market.interest.month)
            ),
        },
        { label: strings.resource(code), value: <Amount value={market.rentedForOne} />, wide: true },
      ]}
    />
  );
}

function View({ data }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { rexNeedsVotes } = chain.contractVariants;
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const pool = data.market.state === 'data' ? data.market.data.pool : null;
  const days = data.market.state === 'data' ? data.market.data.maturityDays : null;
  switch (data.view) {
    case 'lend':
      return (
        <>
          {days !== null && <Text>{strings.lendText(String(Math.max(4, days - 1)))}</Text>}
          {rexNeedsVotes && <Text>{strings.needsVotes}</Text>}
          <RexForm view="lend" pool={pool} />
        </>
      );
    case 'unlend':
      return (
        <>
          <Text>{strings.unlendText}</Text>
          <RexForm view="unlend" pool={pool} />
        </>
      );
    case 'savings':
      return (
        <>
          <Text>{strings.savingsText}</Text>
          <RexForm view="savings" pool={pool} />
        </>
      );
    case 'borrow':
      return (
        <>
          <Text>{strings.borrowText}</Text>
          <RexForm view="borrow" pool={pool} />
        </>
      );
    case 'stats':
      return <RexStats data={data} />;
    case 'history':
      // The outcome above already shows that the chain has no REX pool.
      if (data.market.state === 'empty') return null;
      return (
        <section aria-label={strings.week} className="py-4">
          <h2 className="text-lg font-semibold">{strings.week}</h2>
          {data.prices !== null && (
            <OutcomeView outcome={data.prices} what={strings.whatHistory} empty={strings.noHistory}>
              {(prices) => (
                <PriceHistory
                  label={strings.week}
                  prices={prices}
                  unit={code}
                  headings={{ time: strings.day, price: `${strings.price}, ${code}` }}
                />
              )}
            </OutcomeView>
          )}
        </section>
      );
  }
}

function Text({ children }: { children: string }) {
  return <p className="mt-4 max-w-prose text-muted">{children}</p>;
}
