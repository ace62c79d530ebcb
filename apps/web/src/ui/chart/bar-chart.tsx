import { barsPath } from './bars-path.ts';
import { box, ChartFrame } from './chart-frame.tsx';

interface BarChartProps {
  /** Accessible name, with the unit. */
  label: string;
  /** Heading of the days in the table of the values; none if the page has a table. */
  dayHeading?: string;
  /** Oldest first, one each step. */
  points: readonly { time: string; value: number }[];
  stepMs: number;
  /** Minimum number of slots, so that a chain of a few hours has narrow bars too, aligned to the end. 24 by default. */
  minSlots?: number;
  /** Values are shown in powers of it: 1024 for bytes. */
  base?: number;
  /** Text of a value. */
  show: (value: number) => string;
}

/** Counts over time as bars from zero, each from its time to the next one. */
export function BarChart({ points, stepMs, minSlots = 24, base = 0, show, ...frame }: BarChartProps) {
  const slots = Math.max(minSlots, points.length);
  const ahead = slots - points.length;
  const max = Math.max(0, ...points.map(({ value }) => value));
  const unit = base > 0 && max >= base ? base ** Math.floor(Math.log(max) / Math.log(base)) : 1;
  const top = roundTop(max / unit) * unit;
  const to = Date.parse(points.at(-1)!.time) + stepMs;
  const values = [...Array.from({ length: ahead }, () => 0), ...points.map(({ value }) => value)];
  const marks = points.map(({ time, value }, index) => ({
    time,
    x: (ahead + index + 0.5) / slots,
    y: value / top,
    text: show(value),
  }));
  return (
    <ChartFrame {...frame} marks={marks} ticks={[top, top / 2, 0].map(show)} from={to - slots * stepMs} to={to}>
      <path d={barsPath(values, top, box)} fill="currentColor" opacity="0.85" />
    </ChartFrame>
  );
}

/** The next even number of one digit and zeros, or of 1.2, 1.5, 2.5: half of it is a whole number. */
export function roundTop(max: number): number {
  if (max <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(max));
  const steps = power >= 20 ? [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10] : [1, 2, 4, 6, 8, 10];
  return steps.map((step) => Math.round(step * power)).find((top) => top >= max && top % 2 === 0)!;
}
