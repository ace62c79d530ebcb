import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from './app-link.tsx';
import { Pager } from './pager.tsx';

export interface Column<Row> {
  id: string;
  /** Empty for self-explanatory columns; `label` still names them for screen readers. */
  head: string;
  headHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Of figures: on the right in right-to-left text, too, so that their digits line up. */
  align?: 'end';
  /** The head links to the list in this order. */
  sort?: PageLink & { direction: 'ascending' | 'descending' | null };
  /** Classes of head and cells: widths, and 'max-md:hidden' for columns hidden on phones. */
  className?: string;
}

/** Link to a page of a list, with a label unless it is "older" or "newest". */
export interface PageLink {
  path: string;
  search: Record<string, string>;
  label?: string;
}

/** Links to other pages of a list. */
export interface ListPages {
  more?: PageLink | null;
  newest?: PageLink | null;
}

interface ListProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /**
   * Number of buffered newer rows, shown on request, so that the list does not jump. null or absent if the list is not
   * live.
   */
  waiting?: { count: number; show: () => void } | null;
  /** Link to the next page, which takes the place of this one. */
  more?: PageLink | null;
  /** Link to the newest rows. */
  newest?: PageLink | null;
  /** Link to the previous page, unless it is the first. */
  back?: (PageLink & { label: string }) | null;
  headHidden?: boolean;
  /** Rows with a strong line below: the end of a part of the list. */
  endsPart?: (row: Row) => boolean;
}

const hiddenWhenNarrow = /\bmax-(sm|md|lg|xl):hidden/;

/** On narrow screens, where outer columns are hidden, the outermost visible ones keep the padding of the card. */
function narrowEdges<Row>(columns: Column<Row>[]): (id: string) => string {
  const isHidden = ({ className }: Column<Row>): boolean => hiddenWhenNarrow.test(className ?? '');
  const phoneOnly = (hidden: Column<Row>[]): boolean => hidden.some(({ className }) => className?.includes('max-sm:'));
  const [first, last] = [
    Math.max(
      0,
      columns.findIndex((column) => !isHidden(column)),
    ),
    columns.findLastIndex((column) => !isHidden(column)),
  ];
  const [before, after] = [columns.slice(0, first), columns.slice(last + 1)];
  const start = before.length === 0 ? '' : phoneOnly(before) ? 'max-sm:ps-4' : 'max-md:ps-4';
  const end = after.length === 0 ? '' : phoneOnly(after) ? 'max-sm:pe-4' : 'max-md:pe-4';
  return (id) => `${id === columns[first]?.id ? start : ''} ${id === columns[last]?.id ? end : ''}`;
}

/** The list of the app: a card with hairlines between rows, a sticky head, and rows that j, k and Enter reach. */
export function List<Row>(props: ListProps<Row>) {
  const { label, columns, rows, rowKey, waiting, headHidden = false, endsPart } = props;
  const edges = narrowEdges(columns);
  return (
    <div className="card relative flex flex-col">
      {waiting !== undefined && waiting !== null && <WaitingRows {...waiting} />}
      {/* The longest names and amounts do not fit beside each other on a small phone. */}
      <div className="max-sm:overflow-x-auto">
        <table className="w-full border-collapse" aria-label={label}>
          <thead className={headHidden ? 'sr-only' : 'sticky top-0 z-10 bg-card max-md:static'}>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={column.sort?.direction ?? undefined}
                  className={`h-9 pointer-coarse:h-tap border-b border-line pe-4 text-xs font-medium text-muted first:ps-4 ${column.align === 'end' ? 'text-right' : 'text-start'} ${column.className ?? ''} ${edges(column.id)}`}
                >
                  {column.headHidden === true ? (
                    <span className="sr-only">{column.head}</span>
                  ) : (
                    <Head column={column} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="card-rows">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-list-row=""
                tabIndex={-1}
                className={`border-b last:border-b-0 hover:bg-surface focus-visible:-outline-offset-2 ${endsPart?.(row) === true ? 'border-line-strong border-b-2' : 'border-line'}`}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={`h-(--row) py-1.5 pe-4 align-middle first:ps-4 ${column.align === 'end' ? 'text-right' : ''} ${column.className ?? ''} ${edges(column.id)}`}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pages more={props.more ?? null} newest={props.newest ?? null} back={props.back ?? null} />
    </div>
  );
}

/** The name of a column; a link if the list can be sorted by it. */
function Head<Row>({ column: { head, sort } }: { column: Column<Row> }) {
  if (sort === undefined) return head;
  const mark = sort.direction === 'ascending' ? '↑' : '↓';
  return (
    <AppLink
      path={sort.path}
      search={sort.search}
      still
      className="inline-flex min-h-6 items-center gap-1 no-underline hover:text-text"
    >
      {head}
      <span aria-hidden className={sort.direction === null ? 'opacity-0' : ''}>
        {mark}
      </span>
    </AppLink>
  );
}

/**
 * Floats over the upper edge of the list, so that no row shifts. On phones, where it would cover the first row, it stays
 * at the lower end of what is visible of the list.
 */
function WaitingRows({ count, show }: { count: number; show: () => void }) {
  const { list } = useMessages();
  if (count === 0) return null;
  return (
    <div className="sticky bottom-24 z-20 h-0 max-md:order-last md:absolute md:inset-x-0 md:top-0">
      <button
        type="button"
        onClick={show}
        className="absolute start-1/2 inline-flex h-8 -translate-x-1/2 -translate-y-1/2 items-center rounded-full border border-accent bg-float px-4 text-sm font-medium whitespace-nowrap text-accent shadow-float hover:bg-surface rtl:translate-x-1/2 pointer-coarse:h-tap"
      >
        {list.waiting(count)}
      </button>
    </div>
  );
}

function Pages({ more, newest, back }: { more: PageLink | null; newest: PageLink | null; back: PageLink | null }) {
  const { list } = useMessages();
  if (more === null && newest === null) return null;
  const older = (
    <>
      {more?.label ?? list.older}
      <ChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <Pager
      label={list.pages}
      className="border-t border-line px-4 py-3"
      links={[
        newest === null ? null : { ...newest, label: newest.label ?? list.newest },
        back === null ? null : { ...back, label: back.label },
        more === null ? null : { ...more, label: older },
      ]}
    />
  );
}
