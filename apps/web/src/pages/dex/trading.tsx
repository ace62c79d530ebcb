import type { Outcome } from '@antescope/sources/core/outcome';
import type { DexMarket, DexTicker } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Candles } from './candles.tsx';
import { Change } from './change.tsx';
import type { DexPageData } from './load.ts';
import { amountOf, marketAccess } from './market-text.ts';
import { OrderBook } from './order-book.tsx';
import { Orders } from './orders.tsx';
import { RecentTrades } from './recent-trades.tsx';
import { useLiveMarket } from './use-live-market.ts';

interface TradingProps {
  market: DexMarket;
  tickers: Outcome<DexTicker[]>;
  initial: NonNullable<DexPageData['market']>;
}

/** One market: its price, chart, book and trades, and the account's orders. */
export function Trading({ market, tickers, initial }: TradingProps) {
  const strings = useStrings('pages/dex');
  const { depth, trades, candles, ticker, error } = useLiveMarket(market, initial, tickers);
  return (
    <div className="grid gap-4">
      {error !== null && (
        <p role="status" className="card border-s-2 border-warning p-4 wrap-anywhere">
          {strings.retrying(error instanceof Error ? error.message : String(error))}
        </p>
      )}
      {!marketAccess(market).orders && (
        <p role="note" className="card border-s-2 border-warning p-4">
          {strings.marketClosed}
        </p>
      )}
      {ticker !== null && <Ticker market={market} ticker={ticker} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <Section title={strings.chart}>
            <OutcomeView outcome={candles} what={strings.read.chart} empty={strings.noTrades}>
              {(rows) => <Candles market={market} interval={initial.interval} candles={rows} />}
            </OutcomeView>
          </Section>
          <Orders market={market} depth={depth} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Section title={strings.book}>
            <OutcomeView outcome={depth} what={strings.read.book} empty={strings.noOrders}>
              {(book) => <OrderBook market={market} depth={book} />}
            </OutcomeView>
          </Section>
          <Section title={strings.trades}>
            <OutcomeView outcome={trades} what={strings.read.trades} empty={strings.noTrades}>
              {(rows) => <RecentTrades market={market} trades={rows} label={strings.trades} />}
            </OutcomeView>
          </Section>
        </div>
      </div>
    </div>
  );
}

function Ticker({ market: { askToken, bidToken }, ticker }: { market: DexMarket; ticker: DexTicker }) {
  const strings = useStrings('pages/dex');
  const price = (text: string) => <Amount value={amountOf(text, askToken)} />;
  return (
    <Figures
      label={strings.ticker}
      figures={[
        { label: strings.lastPrice, value: price(ticker.close), note: <Change percentage={ticker.changePercentage} /> },
        { label: strings.high, value: price(ticker.high) },
        { label: strings.low, value: price(ticker.low) },
        {
          label: strings.volume,
          value: price(ticker.volumeAsk),
          note: <Amount value={amountOf(ticker.volumeBid, bidToken)} />,
        },
      ]}
    />
  );
}
