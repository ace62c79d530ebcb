import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../time/moment.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { pricePoints } from './price-points.ts';
import { rexWords } from './words.ts';

interface DayPrice {
  time: string;
  price: string;
}

/** The price of a REX day by day: a line for its course, the figures below it. */
export function PriceLine({ prices }: { prices: DayPrice[] }) {
  const words = usePageWords(rexWords);
  const columns: Column<DayPrice>[] = [
    { id: 'day', head: words.day, cell: ({ time }) => <Moment time={time} show="absolute" /> },
    { id: 'price', head: words.price, align: 'end', cell: ({ price }) => <span className="figure">{price}</span> },
  ];
  return (
    <>
      <svg
        viewBox="0 0 600 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="my-4 block h-32 w-full text-accent rtl:-scale-x-100"
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
      <List label={words.week} columns={columns} rows={prices} rowKey={(row) => row.time} />
    </>
  );
}
