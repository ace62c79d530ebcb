import type { Outcome } from '@antescope/sources/core/outcome';
import type { DexMarket, DexTicker } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Failed } from '../../ui/outcome-view.tsx';
import { Change } from './change.tsx';
import { amountOf, marketAccess, pairText } from './market-text.ts';

interface MarketListProps {
  markets: DexMarket[];
  tickers: Outcome<DexTicker[]>;
}

/** Markets with their prices of the last day. */
export function MarketList({ markets, tickers }: MarketListProps) {
  const strings = useStrings('pages/dex');
  const byId = new Map((tickers.state === 'data' ? tickers.data : []).map((each) => [each.marketId, each]));
  const columns: Column<DexMarket>[] = [
    {
      id: 'market',
      head: strings.market,
      cell: (market) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <AppLink path={`/wallet/dex/${encodeURIComponent(market.symbol)}`} className="link font-medium" rowLink>
            <bdi>{pairText(market.symbol)}</bdi>
          </AppLink>
          {!marketAccess(market).orders && <Chip>{strings.closed}</Chip>}
        </span>
      ),
    },
    {
      id: 'last',
      head: strings.lastPrice,
      align: 'end',
      cell: ({ marketId, askToken }) => {
        const ticker = byId.get(marketId);
        if (ticker === undefined) return '–';
        return (
          <>
            <Amount value={amountOf(ticker.close, askToken)} />
            <span className="block text-sm sm:hidden">
              <Change percentage={ticker.changePercentage} />
            </span>
          </>
        );
      },
    },
    {
      id: 'change',
      head: strings.change,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ marketId }) => <Change percentage={byId.get(marketId)?.changePercentage ?? null} />,
    },
    {
      id: 'volume',
      head: strings.volume,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ marketId, askToken }) => {
        const ticker = byId.get(marketId);
        return ticker === undefined ? '–' : <Amount value={amountOf(ticker.volumeAsk, askToken)} />;
      },
    },
  ];
  return (
    <>
      {tickers.state === 'failed' && <Failed what={strings.prices} meta={tickers.meta} stale={false} />}
      <List
        label={strings.markets}
        columns={columns}
        rows={markets.toSorted((a, b) => Number(marketAccess(b).orders) - Number(marketAccess(a).orders))}
        rowKey={({ marketId }) => String(marketId)}
      />
    </>
  );
}
