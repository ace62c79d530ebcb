import type { ActionFilter } from './action-filter.ts';

/** Normalizes a filter: names trimmed and in lower case, blank values dropped. */
export function cleanFilter(filter: ActionFilter): ActionFilter {
  const clean: ActionFilter = { ...filter };
  for (const field of ['contract', 'action', 'counterparty'] as const) {
    const name = filter[field]?.trim().toLowerCase() ?? '';
    if (name === '') delete clean[field];
    else clean[field] = name;
  }
  if (filter.memo !== undefined && filter.memo.trim() === '') delete clean.memo;
  if (filter.kinds?.length === 0) delete clean.kinds;
  if (filter.token !== undefined) {
    const contract = filter.token.contract?.trim().toLowerCase() ?? '';
    const symbol = filter.token.symbol.trim().toUpperCase();
    if (symbol === '') delete clean.token;
    else clean.token = contract === '' ? { symbol } : { symbol, contract };
  }
  return clean;
}
