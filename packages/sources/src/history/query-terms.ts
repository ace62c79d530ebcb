import { isName } from '@antescope/codec/chain/name';
import { type ActionFilter, type ActionKind, actionKinds } from './action-filter.ts';
import { type ActionQuery, isActionOrder } from './action-query.ts';
import { timeOfText, textOfTime } from './query-time.ts';

/** The parameters of a history, by the names that they have in a query line, a page's address, the API and an export. */
export const queryKeys = [
  'contract',
  'action',
  'kind',
  'token',
  'with',
  'memo',
  'after',
  'before',
  'small',
  'spam',
  'order',
] as const;
export type QueryKey = (typeof queryKeys)[number];

/** What would have been right: a word for each, so that a page can say it in the reader's language. */
export type Expected =
  | 'account'
  | 'action'
  | 'kind'
  | 'token'
  | 'time'
  | 'later'
  | 'hide-or-show'
  | 'asc-or-desc'
  | 'memo'
  | 'key'
  | 'once'
  | 'closing-quote'
  | 'shorter';

/** Values that a key takes, for completions; keys that are not named take anything of their sort. */
export const queryValues: Partial<Record<QueryKey, readonly string[]>> = {
  kind: actionKinds,
  small: ['hide', 'show'],
  spam: ['hide', 'show'],
  order: ['desc', 'asc'],
};

/** Characters of the longest memo that a token contract takes. */
const longestMemo = 256;

/** Sets what a parameter says; gives what would have been right where the value is not. */
export function setTerm(query: ActionQuery, key: QueryKey, text: string): Expected | null {
  const { filter } = query;
  const value = key === 'memo' ? text : text.trim();
  switch (key) {
    case 'contract':
      return setName(filter, 'contract', value, 'account');
    case 'action':
      return setName(filter, 'action', value, 'action');
    case 'with':
      return setName(filter, 'counterparty', value, 'account');
    case 'kind':
      return setKinds(filter, value);
    case 'token':
      return setToken(filter, value);
    case 'memo':
      if (value.trim() === '') return 'memo';
      if (value.length > longestMemo) return 'shorter';
      filter.memo = value;
      return null;
    case 'after':
    case 'before':
      return setTime(filter, key, value);
    case 'small':
      return setSwitch(filter, 'hideSmall', value);
    case 'spam':
      return setSwitch(filter, 'hideSpam', value);
    case 'order': {
      const order = value.toLowerCase();
      if (!isActionOrder(order)) return 'asc-or-desc';
      query.order = order;
      return null;
    }
  }
}

/** What a query says of a parameter, as a value that {@link setTerm} takes; null: nothing beyond the usual. */
export function termOf({ filter, order }: ActionQuery, key: QueryKey): string | null {
  switch (key) {
    case 'contract':
    case 'action':
    case 'memo':
      return filter[key] ?? null;
    case 'with':
      return filter.counterparty ?? null;
    case 'kind':
      return filter.kinds === undefined || filter.kinds.length === 0 ? null : filter.kinds.join(',');
    case 'token':
      if (filter.token === undefined) return null;
      return [filter.token.symbol, ...(filter.token.contract === undefined ? [] : [filter.token.contract])].join('@');
    case 'after':
    case 'before':
      return filter[key] === undefined ? null : textOfTime(filter[key], key);
    case 'small':
      return filter.hideSmall === true ? 'hide' : null;
    case 'spam':
      return filter.hideSpam === true ? null : 'show';
    case 'order':
      return order === 'asc' ? 'asc' : null;
  }
}

function setName(
  filter: ActionFilter,
  field: 'contract' | 'action' | 'counterparty',
  text: string,
  expected: Expected,
): Expected | null {
  const name = text.toLowerCase();
  if (name === '' || !isName(name)) return expected;
  filter[field] = name;
  return null;
}

function setKinds(filter: ActionFilter, text: string): Expected | null {
  const kinds = text.toLowerCase().split(',');
  if (!kinds.every((kind): kind is ActionKind => (actionKinds as readonly string[]).includes(kind))) return 'kind';
  filter.kinds = [...new Set([...(filter.kinds ?? []), ...kinds])];
  return null;
}

function setToken(filter: ActionFilter, text: string): Expected | null {
  const [, symbol, contract] = /^([A-Za-z]{1,7})(?:@([^@]+))?$/.exec(text) ?? [];
  if (symbol === undefined) return 'token';
  const name = contract?.toLowerCase();
  if (name !== undefined && !isName(name)) return 'token';
  filter.token = { symbol: symbol.toUpperCase(), ...(name === undefined ? {} : { contract: name }) };
  return null;
}

function setTime(filter: ActionFilter, field: 'after' | 'before', text: string): Expected | null {
  const time = timeOfText(text, field);
  if (time === null) return 'time';
  filter[field] = time;
  const { after, before } = filter;
  return after !== undefined && before !== undefined && after > before ? 'later' : null;
}

function setSwitch(filter: ActionFilter, field: 'hideSmall' | 'hideSpam', text: string): Expected | null {
  const value = text.toLowerCase();
  if (value !== 'hide' && value !== 'show') return 'hide-or-show';
  if (field === 'hideSpam') filter.hideSpam = value === 'hide';
  else if (value === 'hide') filter.hideSmall = true;
  else delete filter.hideSmall;
  return null;
}
