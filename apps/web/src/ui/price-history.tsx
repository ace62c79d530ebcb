import { usePreferences } from '../lib/boot/preferences.ts';
import { absoluteTime } from '../lib/time/time-text.ts';
import { type Column, List } from './list.tsx';
import { pricePoints } from './price-points.ts';

export interface TimedPrice {
  /** ISO with Z. */
  time: string;
  /** Decimal text; all prices have the same number of decimals. */
  price: string;
}

interface PriceHistoryProps {
  /** Accessible name. */
  label: string;
  prices: readonly TimedPrice[];
  /** Currency symbol. */
  unit: string;
  /** Headings of the table below the chart; without them there is no table. */
  headings?: { time: string; price: string };
}

/** A price chart, scaled to its range, and optionally a table of the prices, newest first. */
export function PriceHistory({ label, prices, unit, headings }: PriceHistoryProps) {
  const { preferences } = usePreferences();
  const sorted = prices.map(({ price }) => price).toSorted((a, b) => (padded(a) < padded(b) ? -1 : 1));
  const [low, high] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  const columns: Column<TimedPrice>[] = [
    {
      id: 'time',
      head: headings?.time ?? '',
      cell: ({ time }) => <bdi dir="ltr">{dayOrTime(time, preferences.utc)}</bdi>,
    },
    {
      id: 'price',
      head: headings?.price ?? '',
      align: 'end',
      cell: ({ price }) => <span className="figure">{price}</span>,
    },
  ];
  const range = [prices[0], prices.at(-1)].filter((each) => each !== undefined);
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
          {range.map(({ time }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- fixed first and last point, which can be the same
            <bdi key={place} dir="ltr" className={place === 0 ? '' : 'text-end'}>
              {dayOrTime(time, preferences.utc)}
            </bdi>
          ))}
        </figcaption>
      </figure>
      {headings !== undefined && (
        <List label={label} columns={columns} rows={prices.toReversed()} rowKey={(row) => row.time} />
      )}
    </>
  );
}

/** Pads to equal length, so that decimal texts compare as numbers. */
function padded(price: string): string {
  return price.padStart(40, '0');
}

/** Midnight UTC is shown as a date only. */
function dayOrTime(time: string, utc: boolean): string {
  return time.endsWith('T00:00:00.000Z') ? absoluteTime(time, true).split(',')[0]! : absoluteTime(time, utc);
}
