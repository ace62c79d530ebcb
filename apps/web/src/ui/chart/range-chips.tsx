import type { SeriesType } from '@antescope/sources/series/series';
import { AppLink } from '../app-link.tsx';

interface RangeChipsProps {
  /** Accessible name: 'Range'. */
  label: string;
  path: string;
  current: SeriesType;
  /** The range without a search parameter. */
  initial: SeriesType;
  /** All by default; daily counts have those of whole days. */
  ranges?: readonly SeriesType[];
  /** Other parameters of the page, which a range keeps. */
  search?: Record<string, string>;
}

/** Short names of the trade, the same in every language. */
const names: Record<SeriesType, string> = { day: '24H', week: '7D', month: '30D', year: '1Y' };
const allRanges = Object.keys(names) as SeriesType[];

/** Links to the ranges of a chart; they work without scripts. */
export function RangeChips({ label, path, current, initial, ranges = allRanges, search = {} }: RangeChipsProps) {
  return (
    <nav aria-label={label} dir="ltr">
      <ul className="inline-flex rounded-lg bg-raised p-0.5">
        {ranges.map((range) => (
          <li key={range}>
            <AppLink
              path={path}
              search={range === initial ? search : { ...search, range }}
              still
              aria-current={range === current ? 'page' : undefined}
              className={`flex h-7 items-center rounded-md px-2 text-xs no-underline pointer-coarse:h-tap pointer-coarse:px-3 ${
                range === current ? 'bg-card text-text' : 'text-muted hover:text-text'
              }`}
            >
              {names[range]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
