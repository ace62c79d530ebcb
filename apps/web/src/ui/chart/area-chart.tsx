import { linePath } from './line-path.ts';
import { coordinate, decimalsOf, scaled, unscaled } from './scale.ts';

const box = { width: 800, height: 160 };
/** Days with a label; on narrow screens every other one has none. */
const mostLabels = 7;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export interface ChartPoint {
  /** ISO with Z. */
  time: string;
  /** Decimal text; null if unknown. */
  value: string | null;
}

interface AreaChartProps {
  /** Accessible name, with the unit. */
  label: string;
  /** Heading of the days in the table of the values. */
  dayHeading: string;
  points: readonly ChartPoint[];
  /** Text of a value on the axis and in the table. */
  show: (value: string) => string;
}

/**
 * A series over days as an area: three ticks on the y axis, UTC days on the x axis, and a table of the last value of
 * each day for screen readers. Time runs from left to right in every language. Needs two known values.
 */
export function AreaChart({ label, dayHeading, points, show }: AreaChartProps) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const decimals = Math.max(...known.map(decimalsOf));
  const values = known.map((value) => scaled(value, decimals));
  const [low, high] = values.reduce(
    ([min, max], value) => [value < min ? value : min, value > max ? value : max],
    [values[0]!, values[0]!],
  );
  const heights = points.map(({ value }) =>
    value === null
      ? null
      : high === low
        ? 0.5
        : Number(((scaled(value, decimals) - low) * 10_000n) / (high - low)) / 10_000,
  );
  const { line, area } = linePath(heights, box);
  const ticks = high === low ? [high] : [high, (high + low) / 2n, low];
  const midnights = points
    .map(({ time }, index) => ({ time, share: index / (points.length - 1) }))
    .filter(({ time }) => time.slice(11, 16) === '00:00');
  const step = Math.ceil(midnights.length / mostLabels);
  // A label begins at its day; one at the end of the axis has no room.
  const days = midnights.filter(({ share }, index) => index % step === 0 && share < 0.9);
  const lastOfDays = new Map(
    points.flatMap(({ time, value }) => (value === null ? [] : [[time.slice(0, 10), value] as const])),
  );
  return (
    <figure dir="ltr" className="min-w-0">
      <div aria-hidden className="flex gap-2">
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 -2 ${box.width} ${box.height + 4}`}
            preserveAspectRatio="none"
            className="block h-40 w-full text-accent"
          >
            {[0, 0.5, 1].map((share) => (
              <path
                key={share}
                d={`M0 ${share * box.height}H${box.width}`}
                className="stroke-line"
                strokeDasharray="2 4"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path d={area} fill="currentColor" opacity="0.14" />
            <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          <svg className="mt-1 block h-4 w-full overflow-visible fill-muted text-xs">
            {days.map(({ time, share }, place) => (
              <text
                key={time}
                x={`${coordinate(share * 100)}%`}
                y="12"
                className={place % 2 === 1 ? 'max-sm:hidden' : ''}
              >
                {dayText(time)}
                {place === 0 && ' UTC'}
              </text>
            ))}
          </svg>
        </div>
        <span
          className={`figure flex h-40 flex-col text-xs text-muted ${ticks.length === 1 ? 'justify-center' : 'justify-between'}`}
        >
          {ticks.map((tick) => (
            <span key={String(tick)}>{show(unscaled(tick, decimals))}</span>
          ))}
        </span>
      </div>
      <table className="sr-only" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{dayHeading}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {[...lastOfDays].map(([day, value]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{show(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function dayText(time: string): string {
  return `${months[Number(time.slice(5, 7)) - 1]} ${Number(time.slice(8, 10))}`;
}
