import { u64At } from '@antescope/codec/bytes/words';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ListRequest } from '@antescope/sources/core/list-request';
import type { HistoryReader, StoredRow } from '../store/history-store.ts';
import type { ListPage, RowPosition } from '../store/list-page.ts';
import { pageLimit } from './holder-list.ts';
import { RequestError } from './index-answer.ts';

/** Rows per read of the store. */
const rowsPerRead = 2000;
/** Time after which a search ends with a cursor, ms. */
const lookMs = 400;

interface NamePlace {
  code: string;
  table: string;
  name: string;
  /** Offset of the name in the row's bytes. */
  offset: number;
}

/** Rows of a table with a name at a byte offset; the table has no index by it, so that all its rows are read. */
export async function rowsWithName(
  reader: HistoryReader,
  { code, table, name, offset }: NamePlace,
  { cursor, limit }: ListRequest,
  block: number,
): Promise<ListPage<StoredRow, RowPosition>> {
  const wanted = nameToU64(name);
  const most = pageLimit(limit);
  const until = performance.now() + lookMs;
  const items: StoredRow[] = [];
  for (let from = positionOf(cursor); ;) {
    // oxlint-disable-next-line no-await-in-loop -- the next read begins where this one ended
    const page = await reader.rowsOfTable(code, table, { block, from, limit: rowsPerRead });
    for (const row of page.items) {
      if (row.value.length < offset + 8 || u64At(row.value, offset) !== wanted) continue;
      if (items.length === most) return { items, next: { scope: row.scope, primaryKey: row.primaryKey } };
      items.push(row);
    }
    from = page.next;
    if (from === null || performance.now() > until) return { items, next: from };
  }
}

/** '<scope>-<primary key>'. */
export function cursorOf({ scope, primaryKey }: RowPosition): string {
  return `${scope}-${primaryKey}`;
}

function positionOf(cursor: string | undefined): RowPosition | null {
  if (cursor === undefined) return null;
  const [, scope = '', key = ''] = /^([a-z1-5.]{1,13})-(\d{1,20})$/.exec(cursor) ?? [];
  if (scope === '') throw new RequestError('bad-cursor', `'${cursor.slice(0, 60)}' is not a cursor of this list`);
  return { scope, primaryKey: BigInt(key) };
}
