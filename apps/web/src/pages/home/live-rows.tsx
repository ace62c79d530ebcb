import { type ReactElement, useRef } from 'react';
import { useSlide } from '../../domain/live/use-slide.ts';
import { PlainLinks } from '../../ui/plain-links.tsx';
import { tableRoles } from '../../ui/table-roles.ts';

/** Rows that the style sheet places. */
const maxPlaced = 9;

interface LiveRowsProps {
  label: string;
  /** Heads of the columns, for screen readers. */
  columns: readonly string[];
  /** Identify the items of the list, newest first; may continue beyond its rows. */
  ids: readonly string[];
  /** More lines on narrow screens. */
  tall?: boolean;
  /** Rows of class `live-row`, each with the id of its item as key. */
  children: readonly ReactElement[];
}

/**
 * A table into which new rows slide. Rows keep their elements, and a full list is placed by transforms: a new row costs
 * its own layout, and nothing shifts.
 */
export function LiveRows({ label, columns, ids, tall = false, children }: LiveRowsProps) {
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
          data-placed={children.length === maxPlaced ? '' : undefined}
          className={tall ? 'live-rows live-rows-tall' : 'live-rows'}
        >
          {children}
        </tbody>
      </table>
    </PlainLinks>
  );
}
