import { data, empty, failed, meta, type Outcome } from '../outcome.ts';
import { failuresOf } from '../node/reading.ts';
import type { TableRowsRequest } from '../node/chain-api.ts';
import type { SourceContext } from '../source-context.ts';
import type { TableDefinition } from './table-definition.ts';
import { allTableRows } from './table-rows.ts';

/** Part of a table: bounds as nodeos takes them, order, and how many rows are wanted at most. */
export interface TableSelection {
  lower?: string;
  upper?: string;
  reverse?: boolean;
  /** Rows at most; one page of the table where it is missing. */
  most?: number;
  /** Another index than the definition's own. */
  index?: { position: string; keyType: string };
}

/**
 * Rows of a table, page by page up to `most`. 'empty' where there are none; `meta.complete` is false where more exist.
 * A failed reading carries the rows that were last read for the same question.
 */
export function readTable<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  selection: TableSelection = {},
): Promise<Outcome<Row[]>> {
  const request = requestOf(at, definition, scope, selection);
  const most = selection.most ?? definition.pageSize;
  return at.remember(`table ${JSON.stringify([request, most])}`, rows(at, definition, request, most));
}

/** The one row of a table that has one (rexpool, global, rammarket), or the row whose key is `key`. */
export async function readRow<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  key?: string,
): Promise<Outcome<Row>> {
  const bounds = key === undefined ? {} : { lower: key, upper: key };
  const found = await readTable(at, definition, scope, { ...bounds, most: 1 });
  if (found.state === 'data') return { ...found, data: found.data[0]!, meta: { ...found.meta, complete: true } };
  return found.state === 'empty' ? found : { ...found, stale: found.stale?.[0] ?? null };
}

async function rows<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  request: TableRowsRequest,
  most: number,
): Promise<Outcome<Row[]>> {
  try {
    const answer = await allTableRows(at.api, request, (row) => definition.keyOf(row), most);
    const known = meta({
      source: 'node',
      endpoint: answer.endpoint,
      elapsedMs: answer.elapsedMs,
      time: new Date().toISOString(),
      complete: answer.value.complete,
      failures: answer.failures,
    });
    const found = answer.value.rows.map((row) => definition.read(row.data));
    return found.length === 0 ? empty(known) : data(found, known);
  } catch (error) {
    return failed(failuresOf(error));
  }
}

function requestOf<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  { lower, upper, reverse, most, index = definition.index }: TableSelection,
): TableRowsRequest {
  return {
    code: definition.code(at.chain),
    scope: definition.scope(scope, at.chain),
    table: definition.table,
    limit: Math.min(definition.pageSize, most ?? definition.pageSize),
    ...(lower === undefined ? {} : { lower_bound: lower }),
    ...(upper === undefined ? {} : { upper_bound: upper }),
    ...(reverse === undefined ? {} : { reverse }),
    ...(index === undefined ? {} : { index_position: index.position, key_type: index.keyType }),
  };
}
