import type { PricePoint } from '@antescope/sources/price/price-point';
import { useStrings } from '../../i18n/strings.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';

/** The week of the core token in US dollars. */
export function PriceChart({ points }: { points: readonly PricePoint[] }) {
  const { figures: strings } = useStrings('pages/home');
  return (
    <AreaChart
      label={strings.week}
      dayHeading={strings.day}
      points={points.map(({ time, usd }) => ({ time, value: usd }))}
      show={(usd) => `$${shortPrice(usd)}`}
    />
  );
}

/** Four significant digits, at least two decimals: ticks of an axis. */
function shortPrice(usd: string): string {
  const [whole = '', fraction = ''] = usd.split('.');
  const zeros = /^0*/.exec(fraction)![0].length;
  const decimals = whole === '0' ? zeros + 4 : Math.max(2, 5 - whole.length);
  return `${whole}.${fraction.slice(0, decimals).padEnd(2, '0')}`;
}
