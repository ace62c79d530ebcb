import { usePreferences } from '../lib/boot/preferences.ts';
import { absoluteTime } from '../lib/time/time-text.ts';
import { type Column, List } from './list.tsx';
import { pricePoints } from './price-points.ts';

export interface TimedPrice {
  /** ISO with Z. */
  time: string;
  /** Decimal text; all of a course have as many decimals. */
  price: string;
}

interface PriceCourseProps {
  /** What the course is of, for screen readers. */
  label: string;
  prices: readonly TimedPrice[];
  /** Symbol that the prices are in. */
  unit: string;
  /** Heads of the table below the line; without them there is the line alone. */
  heads?: { time: string; price: string };
}

/** A price over time: its course as a line between its highest and its lowest, and the figures below, newest first. */
export function PriceCourse({ label, prices, unit, heads }: PriceCourseProps) {
  const { preferences } = usePreferences();
  const sorted = prices.map(({ price }) => price).toSorted((a, b) => (padded(a) < padded(b) ? -1 : 1));
  const [low, high] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  const columns: Column<TimedPrice>[] = [
    {
      id: 'time',
      head: heads?.time ?? '',
      cell: ({ time }) => <bdi dir="ltr">{dayOrTime(time, preferences.utc)}</bdi>,
    },
    {
      id: 'price',
      head: heads?.price ?? '',
      align: 'end',
      cell: ({ price }) => <span className="figure">{price}</span>,
    },
  ];
  const ends = [prices[0], prices.at(-1)].filter((each) => each !== undefined);
  return (
    <>
      <figure className="py-4">
        <div className="flex items-stretch gap-3">
          <svg
            viewBox="0 0 600 120"
            preserveAspectRatio="none"
            role="img"
            aria-label={`${label}: ${low} – ${high} ${unit}`}
            className="block h-32 min-w-0 flex-1 text-accent rtl:-scale-x-100"
          >
            <polyline
              points={pricePoints(
                prices.map(({ price }) => price),
                600,
                120,
              )}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            aria-hidden
            className={`flex flex-col text-end text-xs text-muted ${low === high ? 'justify-center' : 'justify-between'}`}
          >
            <span className="figure">{high}</span>
            {low !== high && <span className="figure">{low}</span>}
          </span>
        </div>
        <figcaption className="mt-1 flex justify-between gap-2 text-xs text-muted">
          {ends.map(({ time }, place) => (
            // The first and the last can be the same point.
            // oxlint-disable-next-line react/no-array-index-key
            <bdi key={place} dir="ltr" className={place === 0 ? '' : 'text-end'}>
              {dayOrTime(time, preferences.utc)}
            </bdi>
          ))}
        </figcaption>
      </figure>
      {heads !== undefined && (
        <List label={label} columns={columns} rows={prices.toReversed()} rowKey={(row) => row.time} />
      )}
    </>
  );
}

/** Texts of as many decimals compare as numbers once they are as long. */
function padded(price: string): string {
  return price.padStart(40, '0');
}

/** A midnight of UTC stands for its day. */
function dayOrTime(time: string, utc: boolean): string {
  return time.endsWith('T00:00:00.000Z') ? absoluteTime(time, true).split(',')[0]! : absoluteTime(time, utc);
}
