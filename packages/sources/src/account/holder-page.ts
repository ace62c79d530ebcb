import { badCursor } from '../core/bad-cursor.ts';
import { isName } from '@antescope/codec/chain/name';
import { failed, type Outcome } from '../core/outcome.ts';
import type { ListRequest } from '../core/list-request.ts';
import type { KeyHolder } from './account-view.ts';

/** Position in a list of permissions ordered by account and permission: the last one of the page before. */
export interface HolderCursor {
  account: string;
  permission: string;
  /** Permission of the listed account; absent in a list of one key. */
  actorPermission?: string;
}

/** '<account>@<permission>', and '@<permission>' of the listed account. */
export function formatHolderCursor({ account, permission, actorPermission }: HolderCursor): string {
  return [account, permission, ...(actorPermission === undefined ? [] : [actorPermission])].join('@');
}

/** null if the text is not a cursor. */
export function parseHolderCursor(text: string): HolderCursor | null {
  const parts = text.length > 50 ? [] : text.split('@');
  const [account = '', permission = '', actorPermission] = parts;
  if (parts.length < 2 || parts.length > 3 || !isName(account)) return null;
  if (![permission, actorPermission ?? ''].every((name) => name === '' || isName(name))) return null;
  return { account, permission, ...(actorPermission === undefined ? {} : { actorPermission }) };
}

/** One page of a list that the source returns whole. */
export function pageOfHolders(outcome: Outcome<KeyHolder[]>, { limit, cursor }: ListRequest): Outcome<KeyHolder[]> {
  if (outcome.state !== 'data') return outcome;
  const after = cursor === undefined ? null : parseHolderCursor(cursor);
  if (after === null && cursor !== undefined) {
    return failed([badCursor(outcome.meta.source, cursor)]);
  }
  const sorted = outcome.data.toSorted(compare);
  const begin = after === null ? 0 : sorted.findIndex((holder) => compare(holder, after) > 0);
  const page = begin === -1 ? [] : sorted.slice(begin, begin + limit);
  const last = page.at(-1);
  const isLast = last === undefined || begin + limit >= sorted.length;
  const { next: _, ...about } = outcome.meta;
  return { state: 'data', data: page, meta: isLast ? about : { ...about, next: formatHolderCursor(last) } };
}

function compare(a: HolderCursor, b: HolderCursor): number {
  return order(a.account, b.account) || order(a.permission, b.permission);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
