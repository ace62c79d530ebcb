import type { PricePoint } from '@antescope/sources/price/price-point';
import { useStrings } from '../../../i18n/strings.ts';
import { AreaChart } from '../../../ui/chart/area-chart.tsx';
import { axisPrice } from '../../../ui/chart/axis-price.ts';
import { hasLine } from '../../../ui/chart/has-line.ts';

/** Seven days of the price in US dollars. */
export function PriceChart({ prices }: { prices: readonly PricePoint[] }) {
  const strings = useStrings('pages/tokens');
  const points = prices.map(({ time, usd }) => ({ time, value: usd }));
  if (!hasLine(points)) return <p className="py-3 text-muted">{strings.noChart}</p>;
  return (
    <AreaChart
      label={strings.priceChart}
      dayHeading={strings.day}
      points={points}
      show={(usd) => `$${axisPrice(usd)}`}
    />
  );
}
