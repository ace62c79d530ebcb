import type { DexMarket, DexTrade } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
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
  if (trades.length === 0) return <p className="text-muted">{strings.noTrades}</p>;
  const head = 'py-1 font-medium whitespace-nowrap';
  return (
    <table className="w-full border-collapse text-sm" aria-label={label}>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className={`${head} text-start`}>
            {strings.price}
          </th>
          <th scope="col" className={`${head} ps-3 text-right`}>
            {strings.amountIn(bidToken.code)}
          </th>
          <th scope="col" className={`${head} ps-3 text-right`}>
            {strings.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {trades.slice(0, shownTrades).map((trade) => (
          <tr key={trade.tradeId}>
            <td className={`py-0.5 ${trade.orderSide === 2 ? 'text-negative' : 'text-positive'}`}>
              <bdi className="figure">{figureOf(trade.price, askToken)}</bdi>
              <span className="sr-only">{trade.orderSide === 2 ? strings.sell : strings.buy}</span>
            </td>
            <td className="py-0.5 ps-3 text-right">
              <Amount value={figureOf(trade.bidTotal, bidToken)} />
            </td>
            <td className="py-0.5 ps-3 text-right text-muted">
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
