import type { DexDepth, DexLevel, DexMarket } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { scaled, unscaled } from '../../ui/chart/scale.ts';
import { amountOf, figureOf } from './market-text.ts';

/** Levels of a side on the page. */
const shownLevels = 12;

interface Row extends DexLevel {
  /** Up to this level, in units of the bid token. */
  total: bigint;
}

/** Levels with their running totals, the best first. */
function withTotals(levels: readonly DexLevel[], precision: number): Row[] {
  let total = 0n;
  return levels.slice(0, shownLevels).map((level) => {
    total += scaled(level.bid, precision);
    return { ...level, total };
  });
}

/** Offers above, bids below, the best ones next to each other; bars show the depth. */
export function OrderBook({ market, depth }: { market: DexMarket; depth: DexDepth }) {
  const strings = useStrings('pages/dex');
  const { bidToken, askToken } = market;
  const asks = withTotals(depth.asks, bidToken.precision);
  const bids = withTotals(depth.bids, bidToken.precision);
  const most = [...asks, ...bids].reduce((max, { total }) => (total > max ? total : max), 1n);
  const [best, worst] = [depth.asks[0], depth.bids[0]];
  const spread =
    best === undefined || worst === undefined
      ? null
      : scaled(best.level, askToken.precision) - scaled(worst.level, askToken.precision);
  if (asks.length + bids.length === 0) return <p className="text-muted">{strings.noOrders}</p>;
  return (
    <table className="w-full border-collapse text-sm" aria-label={strings.book}>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-1 text-start font-medium">
            {strings.priceIn(askToken.code)}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {strings.amountIn(bidToken.code)}
          </th>
        </tr>
      </thead>
      <tbody>
        {asks.toReversed().map((row) => (
          <Level key={`a${row.level}`} row={row} side="sell" most={most} market={market} />
        ))}
        {spread !== null && (
          <tr>
            <td colSpan={2} className="border-y border-line py-1 text-muted">
              {strings.spread}{' '}
              <bdi className="figure">
                {amountOf(unscaled(spread < 0n ? 0n : spread, askToken.precision), askToken)}
              </bdi>
            </td>
          </tr>
        )}
        {bids.map((row) => (
          <Level key={`b${row.level}`} row={row} side="buy" most={most} market={market} />
        ))}
      </tbody>
    </table>
  );
}

interface LevelProps {
  row: Row;
  side: 'buy' | 'sell';
  most: bigint;
  market: DexMarket;
}

function Level({ row, side, most, market: { bidToken, askToken } }: LevelProps) {
  const share = Number((row.total * 1000n) / most) / 10;
  const color = side === 'sell' ? 'text-negative' : 'text-positive';
  return (
    <tr className="relative">
      <td className={`py-0.5 ${color}`}>
        <svg aria-hidden preserveAspectRatio="none" viewBox="0 0 100 1" className="absolute inset-0 size-full">
          <rect x={100 - share} width={share} height="1" fill="currentColor" opacity="0.12" />
        </svg>
        <bdi className="figure relative">{figureOf(row.level, askToken)}</bdi>
      </td>
      <td className="py-0.5 text-right">
        <span className="relative">
          <Amount value={figureOf(row.bid, bidToken)} />
        </span>
      </td>
    </tr>
  );
}
