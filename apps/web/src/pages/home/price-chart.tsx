import type { Series, SeriesType } from '@antescope/sources/series/series';
import { useStrings } from '../../i18n/strings.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { axisPrice } from '../../ui/chart/axis-price.ts';
import { hasLine } from '../../ui/chart/has-line.ts';
import { RangeChips } from '../../ui/chart/range-chips.tsx';

interface PriceChartProps {
  points: Series['points'];
  range: SeriesType;
}

/** The core token in US dollars over a range. */
export function PriceChart({ points, range }: PriceChartProps) {
  const { figures: strings } = useStrings('pages/home');
  return (
    <>
      <div className="mb-1 flex justify-end">
        <RangeChips label={strings.range} path="/" current={range} initial="week" />
      </div>
      {hasLine(points) ? (
        <AreaChart
          label={strings.history[range]}
          dayHeading={strings.day}
          points={points}
          show={(usd) => `$${axisPrice(usd)}`}
        />
      ) : (
        <p className="py-3 text-muted">{strings.noHistory}</p>
      )}
    </>
  );
}
