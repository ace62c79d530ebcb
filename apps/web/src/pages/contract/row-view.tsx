import { AppLink } from '../../ui/app-link.tsx';
import { RowHistoryScreen } from '../../domain/changes/history-screens.tsx';
import { rowKeyText } from '../../domain/changes/row-key-text.ts';
import { contractLink, scopeParameter } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { SelectedRow } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

/** History of one row, in place of the table. */
export function RowView({ account, row, search }: { account: string; row: SelectedRow; search: ContractSearch }) {
  const strings = useStrings('pages/contract').table;
  const { table, scope, primaryKey } = row;
  const back = contractLink({
    ...search,
    tab: 'Tables',
    account,
    table,
    scope: scopeParameter(scope),
    row: undefined,
    below: undefined,
  });
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          {strings.historyOf} <bdi className="ident">{table}</bdi>
        </h2>
        <span className="text-sm text-muted">
          {strings.scope} <bdi className="ident text-text">{scope === '' ? '0' : scope}</bdi>
        </span>
        <span className="text-sm text-muted" title={primaryKey}>
          {strings.key}{' '}
          <bdi className="ident text-text">{/^\d+$/.test(primaryKey) ? rowKeyText(table, primaryKey) : primaryKey}</bdi>
        </span>
        <AppLink {...back} className="link ms-auto text-sm">
          {strings.allRows}
        </AppLink>
      </div>
      <RowHistoryScreen code={account} {...row} />
    </>
  );
}
