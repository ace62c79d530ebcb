import type { DexMarket } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { DexPageData } from './load.ts';
import { MarketList } from './market-list.tsx';
import { pairText } from './market-text.ts';
import { Trading } from './trading.tsx';

export const screen = defineScreen({
  strings: 'pages/dex',
  head: ({ strings, chain, params: { symbol } }) => ({
    title: symbol === undefined ? strings.title : `${pairText(symbol)} · ${strings.title}`,
    description: strings.description(chain.name),
  }),
  keyOf: ({ market }) => market?.symbol ?? '',
  Component: DexPage,
});

function DexPage({ data: { markets, tickers, market } }: ScreenProps<DexPageData>) {
  const strings = useStrings('pages/dex');
  const known = market === null ? undefined : marketOf(markets, market.symbol);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl font-semibold">{market === null ? strings.title : pairText(market.symbol)}</h1>
        {market !== null && (
          <AppLink path="/wallet/dex" className="link">
            {strings.allMarkets}
          </AppLink>
        )}
      </div>
      {market === null || known === undefined ? (
        <OutcomeView outcome={markets} what={strings.read.markets} empty={strings.noMarkets}>
          {(rows) => <MarketList markets={rows} tickers={tickers} />}
        </OutcomeView>
      ) : (
        <Trading key={market.interval} market={known} tickers={tickers} initial={market} />
      )}
    </>
  );
}

function marketOf(markets: DexPageData['markets'], symbol: string): DexMarket | undefined {
  return markets.state === 'data' ? markets.data.find((each) => each.symbol === symbol) : undefined;
}
