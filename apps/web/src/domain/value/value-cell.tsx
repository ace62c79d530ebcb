import { Disclosure } from './disclosure.tsx';
import type { TypeBook } from './type-book.ts';
import { ValueSheet } from './value-sheet.tsx';

/** A value in a table cell: scalars in full, nested values collapsed. */
export function ValueCell({
  value,
  type,
  book,
  field,
}: {
  value: unknown;
  type: string | undefined;
  book: TypeBook;
  field: string;
}) {
  if (typeof value !== 'object' || value === null)
    return <ValueSheet value={value} type={type} book={book} field={field} compact />;
  const entries = Array.isArray(value) ? value : Object.values(value);
  if (entries.length === 0) return <span className="text-muted">{Array.isArray(value) ? '[]' : '{}'}</span>;
  const single = Array.isArray(value) && value.length === 1 && typeof value[0] !== 'object';
  if (single || isPair(value)) return <ValueSheet value={value} type={type} book={book} field={field} compact />;
  return (
    <details className="group">
      <Disclosure small>
        <bdi className="ident">{summaryText(value, entries.length)}</bdi>
      </Disclosure>
      <div className="min-w-48 py-1 ps-3">
        <ValueSheet value={value} type={type} book={book} field={field} compact />
      </div>
    </details>
  );
}

/** '[3]' or '{first, second, third, …}': summary of a nested value. */
function summaryText(value: object, count: number): string {
  if (Array.isArray(value)) return `[${count}]`;
  return `{${Object.keys(value).slice(0, 3).join(', ')}${count > 3 ? ', …' : ''}}`;
}

/** {quantity, contract}: as short as a scalar. */
function isPair(value: object): boolean {
  return Object.keys(value).join() === 'quantity,contract';
}
