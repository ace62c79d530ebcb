import { keyTypes } from '@antescope/sources/contract/key-bound';
import type { TableQuery } from '@antescope/sources/contract/table-query';
import type { ContractSearch } from './contract-search.ts';

export const contractTabs = ['Tables', 'Actions', 'ABI', 'Code'] as const;
export type ContractTab = (typeof contractTabs)[number];

/** Default number of rows per page. */
export const defaultLimit = 50;
const maxRows = 1000;

export function tabOf(text: string | undefined): ContractTab {
  const id = text?.toLowerCase();
  return contractTabs.find((tab) => tab.toLowerCase() === id) ?? 'Tables';
}

export type RowView = 'table' | 'sheets' | 'json';
export const rowViews: readonly RowView[] = ['table', 'sheets', 'json'];

export function viewOf(text: string | undefined): RowView | null {
  return rowViews.find((view) => view === text) ?? null;
}

/** The account: trimmed, lower case. */
export function accountOf(search: ContractSearch): string {
  return (search.account ?? '').trim().toLowerCase();
}

/** The table query of the search parameters; invalid values fall back to defaults. `scope` null: not selected. */
export function tableQueryOf(search: ContractSearch): (Omit<TableQuery, 'scope'> & { scope: string | null }) | null {
  const table = (search.table ?? '').trim();
  if (table === '') return null;
  const index = /^(?:[2-9]|10)$/.test(search.index ?? '') ? search.index! : '1';
  const keyType = keyTypes.find((type) => type === search.key) ?? null;
  const limit = Number(search.limit);
  return {
    code: accountOf(search),
    table,
    // The empty scope (value 0) is valid; written as '0', because empty parameters are dropped.
    scope: search.scope === undefined ? null : search.scope.trim() === '0' ? '' : search.scope.trim(),
    limit: Number.isInteger(limit) && limit >= 1 ? Math.min(limit, maxRows) : defaultLimit,
    lower: trimmed(search.lower),
    upper: trimmed(search.upper),
    reverse: search.reverse === '1' || search.reverse === 'true',
    showPayer: search.payer === '1' || search.payer === 'true',
    index,
    keyType: keyType ?? (index === '1' ? null : 'i64'),
    from: trimmed(search.from),
    at: trimmed(search.at),
  };
}

function trimmed(text: string | undefined): string | null {
  const result = text?.trim() ?? '';
  return result === '' ? null : result;
}

/** Link to another view of the same contract; undefined parameters are omitted. */
export function contractLink(search: ContractSearch): { path: string; search: Record<string, string> } {
  const defined = Object.entries(search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return { path: '/contract', search: Object.fromEntries(defined) };
}

/** A scope in URL notation. */
export function scopeParameter(scope: string): string {
  return scope === '' ? '0' : scope;
}

/** Link to the history of calls to a contract, of all actions or one. */
export function callsOf(account: string, action?: string): { path: string; search: Record<string, string> } {
  const called = { tab: 'transactions', contract: account };
  return {
    path: `/account/${encodeURIComponent(account)}`,
    search: action === undefined ? called : { ...called, action },
  };
}
