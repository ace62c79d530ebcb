import type { ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words.ts';
import type { TypeBook } from '../value/type-book.ts';
import { ValueSheet } from '../value/value-sheet.tsx';
import type { FieldChange } from './changed-fields.ts';
import { changesWords } from './words.ts';

interface ChangedFieldProps extends FieldChange {
  /** The row was there before and after. */
  both: boolean;
  /** ABI type of the field and the book that knows it; without them values are drawn by their own form. */
  type?: string | undefined;
  book?: TypeBook | undefined;
  /** Behind the value: by how much an amount changed. */
  aside?: ReactNode;
}

/** One field of what changed: as it was, an arrow, as it is. */
export function ChangedField({ field, before, after, both, type, book, aside }: ChangedFieldProps) {
  const words = usePageWords(changesWords);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-0.5">
      <dt className="w-40 shrink-0 text-sm text-muted max-sm:w-full lg:w-56">
        <bdi className="ident whitespace-normal! wrap-anywhere">{field}</bdi>
      </dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 wrap-anywhere">
        {(both || after === undefined) && (
          <span className="text-muted">
            <span className="sr-only">{words.before} </span>
            <ValueSheet value={before} type={type} book={book} field={field} compact />
          </span>
        )}
        {both && (
          <span aria-hidden className="text-muted rtl:-scale-x-100">
            →
          </span>
        )}
        {after !== undefined && (
          <span>
            <span className="sr-only">{words.after} </span>
            <ValueSheet value={after} type={type} book={book} field={field} compact />
          </span>
        )}
        {aside}
      </dd>
    </div>
  );
}
