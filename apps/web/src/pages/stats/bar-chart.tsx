import { type PointerEvent, useState } from 'react';
import { usePreferences } from '../../lib/boot/preferences.ts';
import { absoluteTime } from '../../lib/time/time-text.ts';
import { barsPath } from './bars.ts';

const width = 720;
const height = 96;

/** Min number of slots, so that a chain of a few hours has narrow bars too, aligned to the end. */
const minSlots = 24;

export interface ChartPoint {
  /** ISO with Z. */
  time: string;
  value: number;
}

interface BarChartProps {
  title: string;
  /** Text alternative of the chart. */
  label: string;
  points: readonly ChartPoint[];
  /** Formats a value. */
  show: (value: number) => string;
}

/** One metric over time. Shows the bar under the pointer above the chart; the page's table has all values. */
export function BarChart({ title, label, points, show }: BarChartProps) {
  const { preferences } = usePreferences();
  const [shown, setShown] = useState<number | null>(null);
  const maxValue = Math.max(0, ...points.map(({ value }) => value));
  const slots = Math.max(minSlots, points.length);
  const ahead = slots - points.length;
  const point = shown === null ? undefined : points[shown];
  const when = (time: string) => absoluteTime(time, preferences.utc || shown === null);
  return (
    <figure className="min-w-0">
      <figcaption className="flex min-h-9 items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="figure text-sm text-muted">
          {point === undefined ? (
            <bdi>{show(maxValue)}</bdi>
          ) : (
            <>
              <bdi dir="ltr">{when(point.time)}</bdi> · <bdi className="text-text">{show(point.value)}</bdi>
            </>
          )}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-24 w-full border-b border-line-strong text-accent rtl:-scale-x-100"
        onPointerMove={(event) => setShown(pointAt(event, slots, ahead))}
        onPointerLeave={() => setShown(null)}
      >
        <path
          d={barsPath([...Array.from({ length: ahead }, () => 0), ...points.map(({ value }) => value)], width, height)}
          fill="currentColor"
        />
        {shown !== null && points.length > 0 && (
          <rect
            x={((ahead + shown) * width) / slots}
            width={width / slots}
            height={height}
            fill="currentColor"
            opacity="0.15"
          />
        )}
      </svg>
    </figure>
  );
}

/** Index of the point under the pointer, null before the first; mirrored in right-to-left languages. */
function pointAt(event: PointerEvent<SVGSVGElement>, slots: number, ahead: number): number | null {
  const box = event.currentTarget.getBoundingClientRect();
  if (box.width === 0) return null;
  const share = (event.clientX - box.left) / box.width;
  const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - share : share;
  const at = Math.min(slots - 1, Math.max(0, Math.floor(along * slots))) - ahead;
  return at < 0 ? null : at;
}
