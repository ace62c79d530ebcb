import type { DexMarket, DexTrade } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { figureOf } from './market-text.ts';

const shownTrades = 20;

interface RecentTradesProps {
  market: DexMarket;
  trades: DexTrade[];
  /** Accessible name. */
  label: string;
}

/** Newest trades; the color is the side of the taker. */
export function RecentTrades({ market, trades, label }: RecentTradesProps) {
  const strings = useStrings('pages/dex');
  const { bidToken, askToken } = market;
  if (trades.length === 0) return <p className="px-4 pb-4 text-muted">{strings.noTrades}</p>;
  const head = 'px-4 py-1 font-medium';
  return (
    <table className="mb-2 w-full border-collapse text-sm" aria-label={label}>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className={`${head} text-start`}>
            {strings.price}
          </th>
          <th scope="col" className={`${head} px-0 text-end`}>
            {strings.amountIn(bidToken.code)}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {strings.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {trades.slice(0, shownTrades).map((trade) => (
          <tr key={trade.tradeId}>
            <td className={`px-4 py-0.5 ${trade.orderSide === 2 ? 'text-negative' : 'text-positive'}`}>
              <bdi className="figure">{figureOf(trade.price, askToken)}</bdi>
              <span className="sr-only">{trade.orderSide === 2 ? strings.sell : strings.buy}</span>
            </td>
            <td className="py-0.5 text-end">
              <bdi className="figure">{figureOf(trade.bidTotal, bidToken)}</bdi>
            </td>
            <td className="px-4 py-0.5 text-end text-muted">
              <AppLink path={`/transaction/${encodeURIComponent(trade.transactionId)}`} className="hover:underline">
                <Moment time={trade.blockTime} />
              </AppLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
