import type { PriceSeries } from '@antescope/sources/price/price-series';
import { AreaChart } from './area-chart.tsx';
import { hasLine } from './has-line.ts';

interface SeriesChartProps {
  label: string;
  dayHeading: string;
  series: PriceSeries;
  /** Text in place of a chart of fewer than two values. */
  none: string;
}

/** A price series in its unit. */
export function SeriesChart({ label, dayHeading, series: { points, unit }, none }: SeriesChartProps) {
  if (!hasLine(points)) return <p className="py-3 text-muted">{none}</p>;
  return (
    <AreaChart
      label={`${label} (${unit})`}
      dayHeading={dayHeading}
      points={points}
      tall
      show={(value) => `${value} ${unit}`}
    />
  );
}
