import type { Field } from '../core/fields.ts';
import type { ChainApi, TableRowsRequest } from '../node/chain-api.ts';
import type { NodeAnswer } from '../node/node-client.ts';

export interface TableRow {
  data: Field;
  /** RAM payer of the row; null if not requested. */
  payer: string | null;
}

export interface TablePage {
  rows: TableRow[];
  /** Bound to continue from (lower, or upper in reverse); null at the end. */
  next: string | null;
}

/** One page of a table. A page may be shorter than `limit` and still have a next one (the node's time limit). */
export async function tableRows(api: ChainApi, request: TableRowsRequest): Promise<NodeAnswer<TablePage>> {
  const answer = await api.getTableRows(request);
  return { ...answer, value: readPage(answer.value, request.show_payer === true) };
}

/** `nextKey`: the member that has the key of the next page. */
export function readPage(answer: Field, showPayer: boolean, nextKey = 'next_key'): TablePage {
  const rows = answer
    .at('rows')
    .items()
    .map((row) => (showPayer ? { data: row.at('data'), payer: row.at('payer').text() } : { data: row, payer: null }));
  const more = answer.at('more').missing ? false : answer.at('more').flag();
  const key = answer.at(nextKey).textOr('');
  return { rows, next: more && key !== '' ? key : null };
}

/** Pages without a row, one after the other: a node short of time may send some, one that sends more has no end. */
const maxIdlePages = 5;

/**
 * All rows of a table up to `limit`, page by page. Pages of a secondary index repeat rows where several share the key
 * at the border: a row that `keyOf` has already seen is dropped. `complete` is false if more than `limit` rows exist.
 */
export async function allTableRows(
  api: ChainApi,
  request: TableRowsRequest,
  keyOf: (row: Field) => string,
  limit: number,
): Promise<NodeAnswer<{ rows: TableRow[]; complete: boolean }>> {
  const rowsByKey = new Map<string, TableRow>();
  const bound = request.reverse === true ? 'upper_bound' : 'lower_bound';
  let page = await tableRows(api, request);
  const first = page;
  let idle = 0;
  for (;;) {
    const before = rowsByKey.size;
    for (const row of page.value.rows) {
      const key = keyOf(row.data);
      if (!rowsByKey.has(key)) rowsByKey.set(key, row);
    }
    const { next } = page.value;
    idle = rowsByKey.size === before ? idle + 1 : 0;
    const stuck = page.value.rows.length > 0 ? idle > 0 : idle >= maxIdlePages;
    if (next === null || rowsByKey.size >= limit || stuck) {
      const rows = [...rowsByKey.values()].slice(0, limit);
      return { ...first, value: { rows, complete: next === null && rowsByKey.size <= limit } };
    }
    page = await tableRows(api, { ...request, [bound]: next });
  }
}
