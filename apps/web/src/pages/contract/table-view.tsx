import { useMemo } from 'react';
import type { Meta } from '@antescope/sources/core/outcome';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { TypeBook } from '../../domain/value/type-book.ts';
import { CopyAs } from '../../domain/copy-as/copy-as.tsx';
import { contractLink, scopeParameter, viewOf, type RowView } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { SelectedTable } from './load.ts';
import { RowsJson, RowSheets, RowTable } from './row-table.tsx';
import { ScopeList } from './scope-list.tsx';
import { TableForm } from './table-form.tsx';
import { TableTitle, TableViews } from './table-parts.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { rowFile } from './row-file.ts';

/** One table: query, rows and scopes. */
export function TableView({
  account,
  table,
  search,
}: {
  account: string;
  table: SelectedTable;
  search: ContractSearch;
}) {
  const whole = useStrings('pages/contract');
  const strings = whole.table;
  const book = useMemo(() => new TypeBook(table.types), [table.types]);
  const { query, grid } = table;
  const rows = grid.state === 'data' ? grid.data.rows : [];
  const view = viewOf(search.view) ?? defaultView(rows);
  const scope = scopeParameter(query.scope);
  // Adds the resolved scope to the links, so that they can be shared.
  const here: ContractSearch = { ...search, tab: 'Tables', account, table: table.name, scope };
  const next = grid.state === 'data' ? grid.data.next : null;
  const historyOf = (place: number) => {
    const key = table.keys?.[place] ?? null;
    return key === null ? null : contractLink({ tab: 'Tables', account, table: table.name, scope, row: key });
  };
  return (
    <>
      <TableTitle account={account} name={table.name} type={table.type} />
      <TableForm key={JSON.stringify(query)} account={account} table={table} search={search} />
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2">
        {grid.state === 'data' && <span className="text-sm text-muted">{strings.count(rows.length)}</span>}
        {grid.state === 'data' && query.at !== null && <AsOf meta={grid.meta} />}
        {grid.state === 'data' && <SourceMark meta={grid.meta} />}
        {query.at === null && <CopyAs label={whole.form.copyAs} subject={{ kind: 'table', query }} />}
        {rows.length > 0 && (
          <CsvButton table={() => rowFile({ account, table: table.name, scope: query.scope, rows })} />
        )}
        <TableViews here={here} view={view} />
      </div>
      <OutcomeView
        outcome={grid}
        what={strings.rows(table.name)}
        empty={strings.noRows(table.name, query.scope === '' ? '0' : query.scope)}
      >
        {(data) =>
          view === 'json' ? (
            <RowsJson rows={data.rows} />
          ) : view === 'sheets' ? (
            <RowSheets rows={data.rows} type={table.type} book={book} historyOf={historyOf} />
          ) : (
            <RowTable rows={data.rows} type={table.type} book={book} historyOf={historyOf} label={strings.grid} />
          )
        }
      </OutcomeView>
      <Pager
        label={strings.rows(table.name)}
        links={[
          query.from === null ? null : { ...contractLink({ ...here, from: undefined }), label: strings.first },
          next === null ? null : { ...contractLink({ ...here, from: next }), label: strings.next },
        ]}
      />
      <ScopeList account={account} table={table} search={search} />
    </>
  );
}

/** The historical block of the rows. */
function AsOf({ meta }: { meta: Meta }) {
  const strings = useStrings('pages/contract').table;
  if (meta.block === null || meta.time === null) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-2 text-sm">
      {strings.atBlock} <BlockLink number={meta.block} />
      <span className="text-muted">
        <Moment time={meta.time} show="full" />
      </span>
    </span>
  );
}

/** A single row with many columns reads better as a card. */
function defaultView(rows: { data: unknown }[]): RowView {
  const [only] = rows;
  if (rows.length !== 1 || typeof only?.data !== 'object' || only.data === null) return 'table';
  return Object.keys(only.data).length > 5 ? 'sheets' : 'table';
}
