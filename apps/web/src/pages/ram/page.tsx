import { parseAsset } from '@antescope/codec/chain/asset';
import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { RangeChips } from '../../ui/chart/range-chips.tsx';
import { SeriesChart } from '../../ui/chart/series-chart.tsx';
import { type Figure, Figures } from '../../ui/figures.tsx';
import { Meter } from '../../ui/meter.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { byteText } from '../../domain/account/resource-figures.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { RamPageData } from './load.ts';
import { FormBesideChart } from '../../wallet/tools/form-beside-chart.tsx';
import { RamForm } from './ram-form.tsx';
import { RamTabs } from './ram-tabs.tsx';

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

function RamPage({ data, path, search }: ScreenProps<RamPageData>) {
  const side = sideOf(path);
  const strings = useStrings('pages/ram');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{side === 'buy' ? strings.buyTitle : strings.sellTitle}</h1>
      <RamTabs current={side} />
      <OutcomeView outcome={data.market} what={strings.what} empty={strings.none}>
        {(market, meta) => (
          <>
            <Price market={market} state={data.state} source={<SourceMark meta={meta} />} />
            <FormBesideChart chart={hasHistory(data.history) ? <PriceHistory data={data} path={path} /> : null}>
              <RamForm key={side} market={market} side={side} receiver={search.receiver} />
            </FormBesideChart>
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
    <div className="py-4">
      <Figures
        label={strings.what}
        figures={[
          {
            label: strings.price,
            value: (
              <span className="inline-flex flex-wrap items-baseline gap-x-2">
                <Amount value={market.perKib} />
                {source}
              </span>
            ),
          },
          {
            label: strings.market,
            value: <span className="figure">{byteText(parseAsset(market.base).units, unit)}</span>,
          },
          state.state !== 'data' ? null : soldFigure(state.data, strings, unit),
        ]}
      />
    </div>
  );
}

/** How much of all RAM belongs to accounts. */
function soldFigure(
  { ramReserved, maxRamSize }: GlobalState,
  strings: StringFolders['pages/ram'],
  unit: ReturnType<typeof useMessages>['unit'],
): Figure {
  const most = BigInt(maxRamSize);
  const hundredths = most === 0n ? 0n : (BigInt(ramReserved) * 10_000n) / most;
  const little = hundredths === 0n && BigInt(ramReserved) > 0n;
  const share = little ? '< 0.01%' : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
  const text = strings.share(`\u2066${share}\u2069`);
  return {
    label: strings.sold,
    value: <span className="figure">{byteText(BigInt(ramReserved), unit)}</span>,
    note: (
      <span className="grid max-w-60 gap-1">
        {text}
        <Meter label={strings.sold} permille={Number(hundredths / 10n)} text={text} neutral />
      </span>
    ),
  };
}

/** A server without an index of the market's row has no past prices. */
function hasHistory(history: RamPageData['history']): boolean {
  return !(
    history.state === 'empty' ||
    (history.state === 'failed' && history.meta.failures.every(({ code }) => code === 'not-indexed'))
  );
}

/** The price over a range. */
function PriceHistory({ data: { history, range }, path }: { data: RamPageData; path: string }) {
  const strings = useStrings('pages/ram');
  return (
    <Section
      title={strings.priceHistory}
      aside={<RangeChips label={strings.range} path={path} current={range} initial="week" />}
    >
      <OutcomeView outcome={history} what={strings.whatHistory} empty={strings.none}>
        {(series) => (
          <SeriesChart label={strings.priceHistory} dayHeading={strings.day} series={series} none={strings.noHistory} />
        )}
      </OutcomeView>
    </Section>
  );
}
