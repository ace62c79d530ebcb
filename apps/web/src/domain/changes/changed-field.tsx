import type { ReactNode } from 'react';
import type { TypeBook } from '../value/type-book.ts';
import { ValueSheet } from '../value/value-sheet.tsx';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePreferences } from '../../lib/boot/preferences.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useNow } from '../../lib/time/clock.ts';
import { closeTimes, preciseTime } from './close-times.ts';
import type { FieldChange } from './changed-fields.ts';

interface ChangedFieldProps extends FieldChange {
  /** The row existed before and after. */
  both: boolean;
  /** ABI type of the field and its type book; without them values are formatted by their shape. */
  type?: string | undefined;
  book?: TypeBook | undefined;
  /** Shown after the value: the difference of an amount. */
  aside?: ReactNode;
}

/** One changed field: before → after. */
export function ChangedField({ field, before, after, both, type, book, aside }: ChangedFieldProps) {
  const strings = useStrings('domain/changes');
  const close = closeTimes(before, after);
  const formatted = (value: unknown, iso: string | undefined) =>
    iso === undefined ? (
      <ValueSheet value={value} type={type} book={book} field={field} compact />
    ) : (
      <PreciseTime iso={iso} />
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-0.5">
      <dt className="w-40 shrink-0 text-sm text-muted max-sm:w-full lg:w-56">
        <bdi className="ident whitespace-normal! wrap-anywhere">{field}</bdi>
      </dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 wrap-anywhere">
        {(both || after === undefined) && (
          <span className="text-muted">
            <span className="sr-only">{strings.before} </span>
            {formatted(before, close?.[0])}
          </span>
        )}
        {both && (
          <span aria-hidden className="text-muted rtl:-scale-x-100">
            →
          </span>
        )}
        {after !== undefined && (
          <span>
            <span className="sr-only">{strings.after} </span>
            {formatted(after, close?.[1])}
          </span>
        )}
        {aside}
      </dd>
    </div>
  );
}

/** An absolute time with fractions of a second. */
function PreciseTime({ iso }: { iso: string }) {
  const hydrated = useNow() !== null;
  const { preferences } = usePreferences();
  const { locale } = useBoot();
  return (
    <time dateTime={iso} title={iso}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {preciseTime(iso, preferences.utc || !hydrated, locale)}
      </bdi>
    </time>
  );
}
