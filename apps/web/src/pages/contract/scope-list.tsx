import type { TableScope } from '@antescope/sources/contract/table-scopes';
import { scopeToSend } from '@antescope/sources/contract/table-scopes';
import { usePageWords } from '../../i18n/page-words.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { contractLink, scopeParameter } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { SelectedTable } from './load.ts';
import { contractWords } from './words.ts';

/** The scopes that a table has rows in, page by page, each an address. */
export function ScopeList({
  account,
  table,
  search,
}: {
  account: string;
  table: SelectedTable;
  search: ContractSearch;
}) {
  const words = usePageWords(contractWords).scopes;
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
      head: words.scope,
      cell: (row) => (
        <AppLink {...linkOf(row)} rowLink className="link inline-flex min-h-6 flex-wrap items-center gap-x-2">
          <ScopeName row={row} />
          {row.scope === account && <span className="text-sm text-muted">{words.own}</span>}
        </AppLink>
      ),
    },
    {
      id: 'payer',
      head: words.payer,
      cell: ({ payer }) => <AccountLink name={payer} bare />,
      className: 'max-sm:hidden',
    },
    {
      id: 'entries',
      head: words.entries,
      align: 'end',
      cell: ({ entries }) => (
        <span className="figure" title={words.entriesHint}>
          {grouped(entries)}
        </span>
      ),
    },
  ];
  const paged = search.scopes !== undefined;
  return (
    <div className="mt-10 max-w-2xl">
      <Section title={words.title}>
        <OutcomeView outcome={table.scopes} what={words.what(table.name)} empty={words.none(table.name)}>
          {({ scopes, next }) => (
            <>
              <List label={words.title} columns={columns} rows={scopes} rowKey={(row) => row.scope} />
              {(next !== null || paged) && (
                <nav aria-label={words.title} className="flex gap-2 py-3">
                  {paged && (
                    <AppLink {...contractLink({ ...search, scopes: undefined })} still className={buttonClass()}>
                      {words.first}
                    </AppLink>
                  )}
                  {next !== null && (
                    <AppLink {...contractLink({ ...search, scopes: next })} still className={buttonClass()}>
                      {words.next}
                    </AppLink>
                  )}
                </nav>
              )}
            </>
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

/** A scope is a number that contracts use as a name, as a symbol's code, or as a number. */
function ScopeName({ row: { scope, number, symbolCode } }: { row: TableScope }) {
  const words = usePageWords(contractWords).scopes;
  if (scope === '') return <>{words.zero}</>;
  // A short code is a name full of dots; such names nobody has.
  if (symbolCode !== null && scope.startsWith('.')) return <bdi className="ident">{symbolCode}</bdi>;
  if (scope.startsWith('.')) return <bdi className="ident">{number}</bdi>;
  return <bdi className="ident">{scope}</bdi>;
}
