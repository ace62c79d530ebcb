import type { TableScope } from '@antescope/sources/contract/table-scopes';
import { scopeToSend } from '@antescope/sources/contract/table-scopes';
import { AppLink } from '../../ui/app-link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { contractLink, scopeParameter } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { SelectedTable } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Scopes of a table, paginated. */
export function ScopeList({
  account,
  table,
  search,
}: {
  account: string;
  table: SelectedTable;
  search: ContractSearch;
}) {
  const strings = useStrings('pages/contract').scopes;
  const linkOf = (row: TableScope) =>
    contractLink({
      tab: 'Tables',
      account,
      table: table.name,
      scope: scopeParameter(scopeToSend(row)),
      limit: search.limit,
      scopes: search.scopes,
    });
  const columns: Column<TableScope>[] = [
    {
      id: 'scope',
      head: strings.scope,
      cell: (row) => (
        <AppLink {...linkOf(row)} rowLink className="link inline-flex min-h-6 flex-wrap items-center gap-x-2">
          <ScopeName row={row} />
          {row.scope === account && <span className="text-sm text-muted">{strings.own}</span>}
        </AppLink>
      ),
    },
    {
      id: 'payer',
      head: strings.payer,
      cell: ({ payer }) => (payer === null ? '–' : <AccountLink name={payer} bare />),
      className: 'max-sm:hidden',
    },
    {
      id: 'entries',
      head: strings.entries,
      align: 'end',
      cell: ({ entries }) => (
        <span className="figure" title={strings.entriesHint}>
          {entries === null ? '–' : grouped(entries)}
        </span>
      ),
    },
  ];
  const paged = search.scopes !== undefined;
  return (
    <div className="mt-10 max-w-2xl">
      <Section title={strings.title}>
        <OutcomeView outcome={table.scopes} what={strings.what(table.name)} empty={strings.none(table.name)}>
          {({ scopes, next }, { source }) => (
            <>
              {scopes.every(isBare) && source !== 'none' && (
                <p className="py-2 text-sm text-muted">{strings.bare(source)}</p>
              )}
              <List
                label={strings.title}
                columns={scopes.every(isBare) ? columns.slice(0, 1) : columns}
                rows={scopes}
                rowKey={(row) => row.scope}
              />
              <Pager
                label={strings.title}
                links={[
                  paged ? { ...contractLink({ ...search, scopes: undefined }), label: strings.first } : null,
                  next === null ? null : { ...contractLink({ ...search, scopes: next }), label: strings.next },
                ]}
              />
            </>
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

/** As services list them. */
function isBare({ payer, entries }: TableScope): boolean {
  return payer === null && entries === null;
}

/** Contracts use a scope as a name, a symbol code, or an integer. */
function ScopeName({ row: { scope, number, symbolCode } }: { row: TableScope }) {
  const strings = useStrings('pages/contract').scopes;
  if (scope === '') return <>{strings.zero}</>;
  // A short symbol code reads as a name with leading dots, which no account has.
  if (symbolCode !== null && scope.startsWith('.')) return <bdi className="ident">{symbolCode}</bdi>;
  if (scope.startsWith('.')) return <bdi className="ident">{number}</bdi>;
  return <bdi className="ident">{scope}</bdi>;
}
