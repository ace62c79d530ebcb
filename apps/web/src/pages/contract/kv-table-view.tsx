import { useMemo } from 'react';
import { contractLink, viewOf } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import { TypeBook } from '../../domain/value/type-book.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import type { SelectedKvTable } from './load.ts';
import { rowFile } from './row-file.ts';
import { RowsJson, RowSheets, RowTable } from './row-table.tsx';
import { TableTitle, TableViews } from './table-parts.tsx';

const noHistory = () => null;

/** A key-value table: it has no scopes, and its indexes have names. */
export function KvTableView({ table, search }: { table: SelectedKvTable; search: ContractSearch }) {
  const strings = useStrings('pages/contract').table;
  const { name, type, types, query, indexes, grid } = table;
  const book = useMemo(() => new TypeBook(types), [types]);
  const rows = grid.state === 'data' ? grid.data.rows : [];
  const view = viewOf(search.view) ?? 'table';
  const here: ContractSearch = { ...search, tab: 'Tables', account: query.code, table: name, index: query.index };
  const next = grid.state === 'data' ? grid.data.next : null;
  const shown = { rows, type, book, historyOf: noHistory };
  return (
    <>
      <TableTitle account={query.code} name={name} type={type} />
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2">
        <nav aria-label={strings.index} className="flex flex-wrap items-center gap-x-3">
          <span className="text-sm text-muted">{strings.index}</span>
          {indexes.map((index) => (
            <AppLink
              key={index.name}
              {...contractLink({ ...here, index: index.name, from: undefined })}
              aria-current={index.name === query.index ? 'true' : undefined}
              className={`inline-flex min-h-7 items-center gap-1 pointer-coarse:min-h-tap ${index.name === query.index ? 'font-semibold' : 'link'}`}
            >
              <bdi className="ident">{index.name}</bdi>
              <bdi className="ident text-sm text-muted">{index.type}</bdi>
            </AppLink>
          ))}
        </nav>
        {grid.state === 'data' && <span className="text-sm text-muted">{strings.count(rows.length)}</span>}
        {grid.state === 'data' && <SourceMark meta={grid.meta} />}
        {rows.length > 0 && (
          <CsvButton table={() => rowFile({ account: query.code, table: name, scope: query.index, rows })} />
        )}
        <TableViews here={here} view={view} />
      </div>
      <OutcomeView outcome={grid} what={strings.rows(name)} empty={strings.noRowsOf(name)}>
        {() =>
          view === 'json' ? (
            <RowsJson rows={rows} />
          ) : view === 'sheets' ? (
            <RowSheets {...shown} />
          ) : (
            <RowTable {...shown} label={strings.grid} />
          )
        }
      </OutcomeView>
      <Pager
        label={strings.rows(name)}
        links={[
          query.from === null ? null : { ...contractLink({ ...here, from: undefined }), label: strings.first },
          next === null ? null : { ...contractLink({ ...here, from: next }), label: strings.next },
        ]}
      />
    </>
  );
}
