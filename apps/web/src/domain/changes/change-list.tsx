import type { BlockChanges, PermissionChange, RowChange } from '@antescope/sources/state/past-states';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { contractLink, scopeParameter } from '../contract/contract-query.ts';
import { Disclosure } from '../value/disclosure.tsx';
import { ChangedField } from './changed-field.tsx';
import { changedFields, changedRowFields } from './changed-fields.ts';
import { Decoding } from './decoding.tsx';
import { rowKeyText } from './row-key-text.ts';
import { useStrings } from '../../i18n/strings.ts';

/**
 * Changes of a block or one of its transactions: rows by contract and table, then permissions. For a transaction, rows
 * that others may have written and that it does not name come last, collapsed.
 */
export function ChangeList({ changes, transactionId }: { changes: BlockChanges; transactionId: string | null }) {
  const strings = useStrings('domain/changes');
  const own = (row: RowChange): boolean =>
    transactionId === null || row.writers.length === 1 || row.named.includes(transactionId);
  const [mine, others] = [changes.rows.filter(own), changes.rows.filter((row) => !own(row))];
  return (
    <>
      <p className="mb-3 max-w-prose text-sm text-muted">{strings.note}</p>
      <Tables rows={mine} />
      <Permissions changes={changes.permissions} />
      {others.length > 0 && (
        <details className="group mt-6">
          <Disclosure>{strings.others(others.length)}</Disclosure>
          <div className="pt-2">
            <Tables rows={others} />
          </div>
        </details>
      )}
      {changes.more && <p className="mt-6 text-muted">{strings.more(changes.rows.length)}</p>}
    </>
  );
}

function Tables({ rows: all }: { rows: RowChange[] }) {
  const strings = useStrings('domain/changes');
  return (
    <>
      {tablesOf(all).map(({ code, table, rows }) => (
        <section key={`${code} ${table}`} className="mb-6">
          <h3 className="flex min-h-9 flex-wrap items-center gap-x-2 border-b border-line">
            <AccountLink name={code} bare />
            <span className="text-muted">·</span>
            <AppLink {...contractLink({ tab: 'Tables', account: code, table })} className="ident link">
              {table}
            </AppLink>
            <span className="ms-auto text-sm text-muted">{strings.rows(rows.length)}</span>
          </h3>
          <ul>
            {rows.map((row) => (
              <Row key={`${row.scope} ${row.primaryKey}`} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Permissions({ changes }: { changes: PermissionChange[] }) {
  const strings = useStrings('domain/changes');
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="flex min-h-9 items-center border-b border-line">{strings.permissions}</h3>
      <ul>
        {changes.map((change) => (
          <Permission key={`${change.account}@${change.permission}`} change={change} />
        ))}
      </ul>
    </section>
  );
}

function tablesOf(rows: RowChange[]): { code: string; table: string; rows: RowChange[] }[] {
  const tables = new Map<string, { code: string; table: string; rows: RowChange[] }>();
  for (const row of rows) {
    const key = `${row.code} ${row.table}`;
    const group = tables.get(key) ?? { code: row.code, table: row.table, rows: [] };
    group.rows.push(row);
    tables.set(key, group);
  }
  return [...tables.values()];
}

function Row({ row }: { row: RowChange }) {
  const strings = useStrings('domain/changes');
  const { before, after, scope, table, primaryKey, payer, writers, named } = row;
  const fields = changedRowFields(before, after);
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-muted">
          {strings.scope}{' '}
          <AppLink
            {...contractLink({ tab: 'Tables', account: row.code, table, scope: scopeParameter(scope) })}
            className="ident link"
          >
            {scopeText(scope)}
          </AppLink>
        </span>
        <span className="text-sm text-muted" title={primaryKey}>
          {strings.key} <bdi className="ident text-text">{rowKeyText(table, primaryKey)}</bdi>
        </span>
        {fields.length > 0 && <ChangeKind before={before !== null} after={after !== null} />}
        <span className="ms-auto text-sm text-muted">
          {strings.payer} <AccountLink name={payer} bare />
        </span>
      </div>
      <Decoding before={before} after={after} />
      {fields.length === 0 && <p className="mt-1 text-sm text-muted">{strings.same}</p>}
      <dl className="mt-1">
        {fields.map((field) => (
          <ChangedField key={field.field} {...field} both={before !== null && after !== null} />
        ))}
      </dl>
      {writers.length > 1 && <Shared writers={writers} named={named} />}
    </li>
  );
}

/** Several transactions may have written the row; a warning unless exactly one of them names it. */
function Shared({ writers, named }: Pick<RowChange, 'writers' | 'named'>) {
  const strings = useStrings('domain/changes');
  return (
    <p className={`mt-1 text-sm ${named.length === 1 ? 'text-muted' : 'text-warning'}`}>
      {strings.shared(writers.length)}
    </p>
  );
}

/** An empty scope is the value 0. */
function scopeText(scope: string): string {
  return scope === '' ? '0' : scope;
}

function ChangeKind({ before, after }: { before: boolean; after: boolean }) {
  const strings = useStrings('domain/changes');
  if (before && after) return <Chip>{strings.changed}</Chip>;
  return after ? <Chip tone="positive">{strings.created}</Chip> : <Chip tone="negative">{strings.removed}</Chip>;
}

function Permission({ change }: { change: PermissionChange }) {
  const { account, permission, before, after, writers } = change;
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PermissionChip actor={account} permission={permission} />
        <ChangeKind before={before !== null} after={after !== null} />
      </div>
      <dl className="mt-1">
        {changedFields(before, after).map((field) => (
          <ChangedField key={field.field} {...field} both={before !== null && after !== null} />
        ))}
      </dl>
      {writers.length > 1 && <Shared writers={writers} named={writers} />}
    </li>
  );
}
