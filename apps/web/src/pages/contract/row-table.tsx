import type { ReactNode } from 'react';
import { JsonText } from '../../ui/json-text.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { HistoryLink } from '../../domain/changes/history-link.tsx';
import type { TypeBook } from '../../domain/value/type-book.ts';
import { ValueCell } from '../../domain/value/value-cell.tsx';
import { ValueSheet } from '../../domain/value/value-sheet.tsx';
import { useStrings } from '../../i18n/strings.ts';

interface Row {
  data: unknown;
  payer: string | null;
}

interface RowsProps {
  rows: Row[];
  type: string;
  book: TypeBook;
  /** Link to a row's history; null if there is none. */
  historyOf: (place: number) => HistoryAddress | null;
}

interface HistoryAddress {
  path: string;
  search: Record<string, string>;
}

interface Column {
  name: string;
  type: string | undefined;
  /** Numeric column, aligned to the end. */
  end: boolean;
}

const figures = /^(?:u?int\d+|varu?int32|float\d+|asset)$/;

/** Columns of the row's struct, or of the rows themselves if the ABI has no struct. */
function columnsOf({ rows, type, book }: Pick<RowsProps, 'rows' | 'type' | 'book'>): Column[] {
  const shape = book.shapeOf(type);
  if (shape.kind === 'struct')
    return shape.fields.map(({ name, type: of }) => ({ name, type: of, end: figures.test(of) }));
  const names = new Set(rows.flatMap(({ data }) => (isRecord(data) ? Object.keys(data) : [])));
  return [...names].map((name) => ({ name, type: undefined, end: false }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rows as a table that scrolls horizontally in its own frame with a sticky first column. */
export function RowTable({ label, ...props }: RowsProps & { label: string }) {
  const strings = useStrings('pages/contract').table;
  const { rows, book, historyOf } = props;
  const columns = columnsOf(props);
  const withPayer = rows.some(({ payer }) => payer !== null);
  const cell = 'h-(--row) border-b border-line py-2 pe-5 align-top whitespace-nowrap last:pe-1';
  return (
    <section tabIndex={0} aria-label={label} className="overflow-x-auto">
      <table className="min-w-full border-collapse">
        <thead>
          <tr>
            {columns.map(({ name, type, end }, index) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-line py-1 pe-5 align-bottom text-xs font-normal text-muted last:pe-1 ${end ? 'text-right' : 'text-start'} ${index === 0 ? 'sticky start-0 z-10 bg-bg' : ''}`}
              >
                <bdi className="whitespace-nowrap text-text">{name}</bdi>
                <br />
                <bdi className="ident font-normal">{type ?? ''}</bdi>
              </th>
            ))}
            {withPayer && (
              <th
                scope="col"
                className="border-b border-line py-1 text-start align-bottom text-xs font-normal text-muted"
              >
                {strings.payer}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ data, payer }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of one response have no identity but their index
            <tr key={place} className="group/row" data-list-row="" tabIndex={-1}>
              {isRecord(data) ? (
                columns.map(({ name, type, end }, index) => (
                  <td
                    key={name}
                    className={`${cell} ${end ? 'text-right' : ''} ${index === 0 ? 'sticky start-0 bg-bg' : ''}`}
                  >
                    {index === 0 && <RowHistory address={historyOf(place)} />}
                    <ValueCell value={data[name]} type={type} book={book} field={name} />
                  </td>
                ))
              ) : (
                <td colSpan={columns.length} className={cell}>
                  <ValueCell value={data} type={undefined} book={book} field="" />
                </td>
              )}
              {withPayer && <td className={cell}>{payer === null ? '–' : <AccountLink name={payer} bare />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shown before the first value, which is sticky in wide tables. */
function RowHistory({ address }: { address: HistoryAddress | null }) {
  const strings = useStrings('pages/contract').table;
  return address === null ? null : <HistoryLink {...address} label={strings.rowHistory} />;
}

/** Rows as cards: for wide rows and narrow screens. */
export function RowSheets(props: RowsProps) {
  const strings = useStrings('pages/contract').table;
  const { rows, type, book, historyOf } = props;
  const columns = columnsOf(props);
  return (
    <ol>
      {rows.map(({ data, payer }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of one response have no identity but their index
        <li key={place} className="border-b-8 border-surface py-2 last:border-b-0">
          {isRecord(data) ? (
            <dl>
              {columns.map(({ name, type: of }) => (
                <Line key={name} label={name} hint={of}>
                  <ValueSheet value={data[name]} type={of} book={book} field={name} />
                </Line>
              ))}
              {payer !== null && (
                <Line label={strings.payer} hint={undefined}>
                  <AccountLink name={payer} bare />
                </Line>
              )}
              {historyOf(place) !== null && (
                <Line label={strings.history} hint={undefined}>
                  <RowHistory address={historyOf(place)} />
                </Line>
              )}
            </dl>
          ) : (
            <ValueSheet value={data} type={type} book={book} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Line({ label, hint, children }: { label: string; hint: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
      <dt className="flex w-80 max-w-full shrink-0 flex-wrap items-baseline gap-x-2 wrap-anywhere text-muted max-sm:w-full">
        <bdi>{label}</bdi>
        {hint !== undefined && <bdi className="ident text-sm text-muted">{hint}</bdi>}
      </dt>
      <dd className="min-w-0 flex-1 basis-60 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function RowsJson({ rows }: { rows: Row[] }) {
  const strings = useStrings('pages/contract').table;
  const value = rows.map(({ data, payer }) => (payer === null ? data : { data, payer }));
  return <JsonText value={value} copy={strings.copy} className="mt-2" />;
}
