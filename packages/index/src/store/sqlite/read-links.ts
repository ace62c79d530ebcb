import type { DatabaseSync } from 'node:sqlite';
import type { LinkQuery, StoredLink } from '../history-store.ts';
import type { LinkPosition, ListPage } from '../list-page.ts';
import type { Interned } from './interned.ts';
import { integer, type SqlRow } from './rows.ts';

/** Time budget of a page, ms, and versions between two clock reads. */
const searchMs = 50;
const rowsPerClockRead = 256;
const beyond = Number.MAX_SAFE_INTEGER;

type AccountLink = StoredLink & { account: string };

/** Scans the links of all accounts, which are ordered by account, contract and action. */
export function readLinks(db: DatabaseSync, interned: Interned, query: LinkQuery): ListPage<AccountLink, LinkPosition> {
  const matches = matcher(interned, query);
  const start = startOf(interned, query.after);
  const items: AccountLink[] = [];
  if (matches === null || start === null) return { items, next: null };
  const versions = db.prepare(
    `SELECT account, code, message_type, block, required FROM link_history
     WHERE (account, code, message_type) > (?, ?, ?) AND block <= ? ORDER BY account, code, message_type, block`,
  );
  const until = performance.now() + searchMs;
  let last: SqlRow | null = null;
  let examined = 0;
  for (const row of versions.iterate(...start, query.block)) {
    if (last !== null && !sameLink(last, row)) {
      if (matches(last)) items.push(linkOf(interned, last));
      const late = ++examined % rowsPerClockRead === 0 && performance.now() > until;
      if (late || items.length >= query.limit) return { items, next: positionOf(interned, last) };
    }
    last = row;
  }
  if (last !== null && matches(last)) items.push(linkOf(interned, last));
  return { items, next: null };
}

/** Whether the newest version of a link exists and is wanted; null if the store does not have one of the names. */
function matcher(interned: Interned, query: LinkQuery): ((row: SqlRow) => boolean) | null {
  const wanted = { code: query.code, message_type: query.messageType, required: query.required };
  const ids: [string, number][] = [];
  for (const [column, name] of Object.entries(wanted)) {
    const id = name === undefined ? null : interned.findName(name);
    if (id === undefined) return null;
    if (id !== null) ids.push([column, id]);
  }
  return (row) => row['required'] !== null && ids.every(([column, id]) => row[column] === id);
}

/** Ids grow: a name that an undone block took with it was behind those that are left. */
function startOf(interned: Interned, after: LinkPosition | null): [number, number, number] | null {
  if (after === null) return [-1, 0, 0];
  const account = interned.findName(after.account);
  if (account === undefined) return null;
  return [account, interned.findName(after.code) ?? beyond, interned.findName(after.messageType) ?? beyond];
}

function sameLink(one: SqlRow, other: SqlRow): boolean {
  return ['account', 'code', 'message_type'].every((column) => one[column] === other[column]);
}

function linkOf(interned: Interned, row: SqlRow): AccountLink {
  return {
    ...positionOf(interned, row),
    required: interned.nameText(integer(row, 'required')),
    block: integer(row, 'block'),
  };
}

function positionOf(interned: Interned, row: SqlRow): LinkPosition {
  const text = (column: string): string => interned.nameText(integer(row, column));
  return { account: text('account'), code: text('code'), messageType: text('message_type') };
}
