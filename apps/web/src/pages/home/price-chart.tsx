import type { PricePoint } from '@antescope/sources/price/price-point';
import { useStrings } from '../../i18n/strings.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { axisPrice } from '../../ui/chart/axis-price.ts';

/** The week of the core token in US dollars. */
export function PriceChart({ points }: { points: readonly PricePoint[] }) {
  const { figures: strings } = useStrings('pages/home');
  return (
    <AreaChart
      label={strings.week}
      dayHeading={strings.day}
      points={points.map(({ time, usd }) => ({ time, value: usd }))}
      show={(usd) => `$${axisPrice(usd)}`}
    />
  );
}
