import { parseAsset } from '@antescope/codec/chain/asset';
import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { PriceHistory } from '../../ui/price-history.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { byteText } from '../../domain/account/resource-figures.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { RamPageData } from './load.ts';
import { RamForm } from './ram-form.tsx';

export const screen = defineScreen({
  strings: 'pages/ram',
  head: ({ strings, chain, path }) => ({
    title: sideOf(path) === 'buy' ? strings.buyTitle : strings.sellTitle,
    description: strings.description(chain.name),
  }),
  Component: RamPage,
});

function sideOf(path: string): 'buy' | 'sell' {
  return path === '/wallet/ram/sell' ? 'sell' : 'buy';
}

function RamPage({ data, path }: ScreenProps<RamPageData>) {
  const side = sideOf(path);
  const strings = useStrings('pages/ram');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{side === 'buy' ? strings.buyTitle : strings.sellTitle}</h1>
      <Tabs
        label={strings.sections}
        current={side}
        tabs={[
          { id: 'buy', label: strings.buy, path: '/wallet/ram/buy' },
          { id: 'sell', label: strings.sell, path: '/wallet/ram/sell' },
        ]}
      />
      <OutcomeView outcome={data.market} what={strings.what} empty={strings.none}>
        {(market, meta) => (
          <>
            <Price market={market} state={data.state} source={<SourceDot meta={meta} />} />
            <div className="py-4">
              <RamForm key={side} market={market} side={side} />
            </div>
            <Week week={data.week} />
          </>
        )}
      </OutcomeView>
    </>
  );
}

interface PriceProps {
  market: RamPrice;
  state: RamPageData['state'];
  source: ReactNode;
}

function Price({ market, state, source }: PriceProps) {
  const strings = useStrings('pages/ram');
  const { unit } = useMessages();
  return (
    <div className="py-2">
      <Facts
        columns={3}
        facts={[
          {
            label: strings.price,
            value: (
              <span className="inline-flex items-baseline gap-2">
                <Amount value={market.perKib} />
                {source}
              </span>
            ),
          },
          {
            label: strings.market,
            value: <span className="figure">{byteText(parseAsset(market.base).units, unit)}</span>,
          },
          state.state !== 'data' ? null : { label: strings.sold, value: <Sold state={state.data} /> },
        ]}
      />
    </div>
  );
}

/** How much of all RAM belongs to accounts. */
function Sold({ state: { ramReserved, maxRamSize } }: { state: GlobalState }) {
  const strings = useStrings('pages/ram');
  const { unit } = useMessages();
  const most = BigInt(maxRamSize);
  const hundredths = most === 0n ? 0n : (BigInt(ramReserved) * 10_000n) / most;
  const little = hundredths === 0n && BigInt(ramReserved) > 0n;
  const share = little ? '< 0.01%' : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
  return (
    <>
      <span className="figure">{byteText(BigInt(ramReserved), unit)}</span>{' '}
      <span className="text-sm text-muted">{strings.share(`\u2066${share}\u2069`)}</span>
    </>
  );
}

/** The price's last days; a server without an index of the market's row has none to show. */
function Week({ week }: { week: RamPageData['week'] }) {
  const strings = useStrings('pages/ram');
  if (week.state === 'empty') return null;
  if (week.state === 'failed' && week.meta.failures.every(({ code }) => code === 'not-indexed')) return null;
  return (
    <div className="min-w-0 pt-2">
      <Section title={strings.week}>
        <OutcomeView outcome={week} what={strings.whatWeek} empty={strings.none}>
          {({ points, unit }) => (
            <PriceHistory
              label={strings.week}
              unit={unit}
              prices={points.flatMap(({ time, value }) => (value === null ? [] : [{ time, price: value }]))}
            />
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}
