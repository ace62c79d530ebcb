import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from './app-link.tsx';
import { buttonClass } from './button.tsx';

export interface Column<Row> {
  id: string;
  /** Empty for a column whose cells explain themselves; it still has a name for screen readers. */
  head: string;
  headHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Classes of head and cells: widths, and 'max-md:hidden' for what a phone leaves out. */
  className?: string;
}

/** A page of a list; the label where it is no step to older or to the newest rows. */
interface PageLink {
  path: string;
  search: Record<string, string>;
  label?: string;
}

interface ListProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** How many newer rows wait; they come in when asked for, so that nothing jumps. Absent or null: the list does not follow. */
  waiting?: { count: number; show: () => void } | null;
  /** The next page as an address, with what the list has so far above it. */
  more?: PageLink | null;
  /** Back to the newest rows. */
  newest?: PageLink | null;
  /** The page before this one, where it is not the first. */
  back?: (PageLink & { label: string }) | null;
  headHidden?: boolean;
}

/** Where a phone leaves the last columns out, the one before them ends at the hairlines' end. */
function endOfNarrow<Row>(columns: Column<Row>[]): { id: string | undefined; className: string } {
  const last = columns.findLastIndex(({ className }) => !/\bmax-(?:sm|md|lg|xl):hidden/.test(className ?? ''));
  const left = columns.slice(last + 1).map(({ className }) => className ?? '');
  if (left.length === 0) return { id: undefined, className: '' };
  const narrowest = left.some((name) => name.includes('max-sm:')) ? 'max-sm:pe-0' : 'max-md:pe-0';
  return { id: columns[last]?.id, className: narrowest };
}

/** The one list of the app: hairlines between rows, sticky head, rows that j, k and Enter reach. */
export function List<Row>(props: ListProps<Row>) {
  const { label, columns, rows, rowKey, waiting, headHidden = false } = props;
  const end = endOfNarrow(columns);
  return (
    <div>
      {waiting !== undefined && waiting !== null && <Waiting {...waiting} />}
      <table className="w-full border-collapse" aria-label={label}>
        <thead className={headHidden ? 'sr-only' : 'sticky top-0 z-10 bg-bg max-md:static'}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`h-8 border-b border-line pe-4 text-xs font-normal text-muted last:pe-0 ${column.align === 'end' ? 'text-end' : 'text-start'} ${column.className ?? ''} ${column.id === end.id ? end.className : ''}`}
              >
                {column.headHidden === true ? <span className="sr-only">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-list-row=""
              tabIndex={-1}
              className="border-b border-line hover:bg-surface focus-visible:-outline-offset-2"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={`h-(--row) py-1.5 pe-4 align-middle last:pe-0 ${column.align === 'end' ? 'text-end' : ''} ${column.className ?? ''} ${column.id === end.id ? end.className : ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pages more={props.more ?? null} newest={props.newest ?? null} back={props.back ?? null} />
    </div>
  );
}

/** Its line is there before anything waits, so that the rows below never move by themselves. */
function Waiting({ count, show }: { count: number; show: () => void }) {
  const { list } = useMessages();
  const line = 'flex h-(--row) w-full items-center justify-center border-b border-line';
  if (count === 0) return <p className={`${line} text-sm text-muted`}>{list.upToDate}</p>;
  return (
    <button type="button" onClick={show} className={`${line} text-accent hover:bg-surface`}>
      {list.waiting(count)}
    </button>
  );
}

function Pages({ more, newest, back }: { more: PageLink | null; newest: PageLink | null; back: PageLink | null }) {
  const { list } = useMessages();
  if (more === null && newest === null) return null;
  return (
    <nav aria-label={list.pages} className="flex gap-2 py-3">
      {newest !== null && (
        <AppLink path={newest.path} search={newest.search} still className={buttonClass()}>
          {newest.label ?? list.newest}
        </AppLink>
      )}
      {back !== null && (
        <AppLink path={back.path} search={back.search} still className={buttonClass()}>
          {back.label}
        </AppLink>
      )}
      {more !== null && (
        <AppLink path={more.path} search={more.search} still className={buttonClass()}>
          {more.label ?? list.older}
          <ChevronDown size={16} aria-hidden />
        </AppLink>
      )}
    </nav>
  );
}
