import { type ReactElement, type ReactNode, useRef } from 'react';
import { useSlide } from '../../domain/live/use-slide.ts';
import { PlainLinks } from '../../ui/plain-links.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { listLength } from './list-length.ts';

interface LiveRowProps {
  className?: string;
  /** Laid out, but not shown yet. */
  staged: boolean;
  children: ReactNode;
}

/** A row of `LiveRows`. Keyboard shortcuts skip a staged one. */
export function LiveRow({ className = '', staged, children }: LiveRowProps) {
  return (
    <tr
      {...tableRoles.row}
      data-list-row={staged ? undefined : ''}
      tabIndex={-1}
      className={`live-row ${className}${staged ? ' staged' : ''}`}
    >
      {children}
    </tr>
  );
}

interface LiveRowsProps {
  label: string;
  /** Heads of the columns, for screen readers. */
  columns: readonly string[];
  /** Identify the items of the list, newest first; may continue beyond its rows. */
  ids: readonly string[];
  /** More lines on narrow screens. */
  tall?: boolean;
  /** The first row is laid out, but not shown yet. */
  staged?: boolean;
  /** A `LiveRow` for each item, with its id as key; the first one may be staged. */
  children: readonly ReactElement[];
}

/**
 * A table into which new rows slide. Rows keep their elements, and a full list is placed by transforms: a new row costs
 * its own layout, and nothing shifts.
 */
export function LiveRows({ label, columns, ids, tall = false, staged = false, children }: LiveRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useSlide(body, ids, 'block');
  return (
    <PlainLinks className="card live-list overflow-clip">
      <table {...tableRoles.table} aria-label={label} className="block">
        <thead {...tableRoles.rowgroup} className="sr-only">
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th {...tableRoles.columnheader} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...tableRoles.rowgroup}
          ref={body}
          data-placed={children.length === listLength + (staged ? 1 : 0) ? '' : undefined}
          className={tall ? 'live-rows live-rows-tall' : 'live-rows'}
        >
          {children}
        </tbody>
      </table>
    </PlainLinks>
  );
}
