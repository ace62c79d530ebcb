import { useId } from 'react';
import { box, ChartFrame } from './chart-frame.tsx';
import { heightsOf } from './heights.ts';
import { linePath } from './line-path.ts';

export interface ChartPoint {
  /** ISO with Z. */
  time: string;
  /** Decimal text; null if unknown. */
  value: string | null;
}

interface AreaChartProps {
  /** Accessible name, with the unit. */
  label: string;
  /** Heading of the days in the table of the values; none if the page has a table. */
  dayHeading?: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Beside a form. */
  tall?: boolean;
  /** Text of a value on the axis and in the table. */
  show: (value: string) => string;
}

/** A series over time as an area between its lowest and its highest value. Needs values at two times. */
export function AreaChart({ points, show, ...frame }: AreaChartProps) {
  const fill = useId();
  const { heights, ticks } = heightsOf(points.map(({ value }) => value));
  const times = points.map(({ time }) => Date.parse(time));
  const [from, to] = [times[0]!, times.at(-1)!];
  const marks = points.map(({ time, value }, index) => ({
    time,
    x: (times[index]! - from) / (to - from),
    y: heights[index]!,
    text: value === null ? '' : show(value),
  }));
  const { line, area } = linePath(marks, box);
  return (
    <ChartFrame {...frame} marks={marks} ticks={ticks.map(show)} from={from} to={to}>
      <linearGradient id={fill} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0.28" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
      </linearGradient>
      <path d={area} fill={`url(#${fill})`} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </ChartFrame>
  );
}
