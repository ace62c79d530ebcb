import { candleIntervals, type CandleInterval } from '@antescope/sources/services/dex/dex-calls';
import type { DexCandle, DexMarket } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { axisPrice } from '../../ui/chart/axis-price.ts';
import { type Candle, CandleChart } from '../../ui/chart/candle-chart.tsx';
import { intervalMs } from './market-query.ts';
import { amountOf, figureOf } from './market-text.ts';

interface CandlesProps {
  market: DexMarket;
  interval: CandleInterval;
  candles: DexCandle[];
}

/** Names of the trade, the same in every language. */
const intervalNames: Record<CandleInterval, string> = { '5': '5m', '15': '15m', '60': '1H', '240': '4H', '1D': '1D' };

/** Candles of a market with their volume. */
export function Candles({ market, interval, candles }: CandlesProps) {
  const strings = useStrings('pages/dex');
  const { askToken } = market;
  const describe = ({ open, high, low, close, volume }: Candle): string => {
    const [o, h, l, c] = [open, high, low, close].map((price) => figureOf(price, askToken));
    return `O ${o} H ${h} L ${l} C ${c} V ${amountOf(volume, askToken)}`;
  };
  const sorted = candles.toSorted((a, b) => (a.time < b.time ? -1 : 1));
  return (
    <div className="grid gap-3">
      <nav aria-label={strings.interval} dir="ltr">
        <ul className="inline-flex rounded-lg bg-raised p-0.5">
          {candleIntervals.map((each) => (
            <li key={each}>
              <AppLink
                path={`/wallet/dex/${encodeURIComponent(market.symbol)}`}
                search={each === '60' ? {} : { interval: each }}
                still
                aria-current={each === interval ? 'page' : undefined}
                className={`flex h-7 items-center rounded-md px-2 text-xs font-medium no-underline pointer-coarse:h-tap pointer-coarse:px-3 ${
                  each === interval ? 'bg-card text-text' : 'text-muted hover:text-text'
                }`}
              >
                {intervalNames[each]}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {sorted.length === 0 ? (
        <p className="py-3 text-muted">{strings.noTrades}</p>
      ) : (
        <CandleChart
          label={`${strings.chart} (${askToken.code})`}
          dayHeading={strings.time}
          candles={sorted}
          stepMs={intervalMs[interval]}
          show={axisPrice}
          describe={describe}
        />
      )}
    </div>
  );
}
