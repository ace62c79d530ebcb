import { NodeError } from '../node/node-error.ts';
import { data, empty, failed, firstItem, type Meta, meta, type Outcome } from '../core/outcome.ts';
import { failuresOf } from '../node/reading.ts';
import type { TableRowsRequest } from '../node/chain-api.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { TableDefinition, TableIndex } from './table-definition.ts';
import { allTableRows } from './table-rows.ts';

/** Part of a table: bounds in nodeos format, order, and max rows. */
export interface TableSelection {
  lower?: string;
  upper?: string;
  reverse?: boolean;
  /** Rows at most; one page of the table where it is missing. */
  limit?: number;
  /** Another index than the definition's own. */
  index?: TableIndex;
}

/**
 * Rows of a table, page by page up to `limit`. 'empty' if there are none, or where the chain has no such table (then
 * `isAbsent` says so); `meta.complete` is false if more exist. A failed read has the last rows read with the same
 * arguments.
 */
export function readTable<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  selection: TableSelection = {},
): Promise<Outcome<Row[]>> {
  const request = requestOf(at, definition, scope, selection);
  const limit = selection.limit ?? definition.pageSize;
  return at.remember(`table ${JSON.stringify([request, limit])}`, rows(at, definition, request, limit));
}

/** The one row of a table that has one (rexpool, global, rammarket), or the row whose key is `key`. */
export async function readRow<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  key?: string,
): Promise<Outcome<Row>> {
  const bounds = key === undefined ? {} : { lower: key, upper: key };
  return firstItem(await readTable(at, definition, scope, { ...bounds, limit: 1 }));
}

async function rows<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  request: TableRowsRequest,
  limit: number,
): Promise<Outcome<Row[]>> {
  try {
    const answer = await allTableRows(at.api, request, (row) => definition.keyOf(row), limit);
    const about = meta({
      source: 'node',
      endpoint: answer.endpoint,
      elapsedMs: answer.elapsedMs,
      time: new Date().toISOString(),
      complete: answer.value.complete,
      failures: answer.failures,
    });
    const rows = answer.value.rows.map((row) => definition.read(row.data));
    return rows.length === 0 ? empty(about) : data(rows, about);
  } catch (error) {
    if (error instanceof NodeError && isNoTable(error)) return empty(absence(error, definition.id));
    return failed(failuresOf(error));
  }
}

/** nodeos answers so where the account has no contract, or a contract without that table. */
function isNoTable(error: NodeError): boolean {
  const { message } = error;
  return message.startsWith('Fail to retrieve account') || /^Table \S+ is not specified in the ABI/.test(message);
}

const noTable = 'no-table';

function absence({ endpoint, message }: NodeError, id: string): Meta {
  const failure = { source: id, endpoint, code: noTable, message };
  return meta({ source: 'node', endpoint, time: new Date().toISOString(), failures: [failure] });
}

/** Whether a table is empty because the chain does not have it: no REX, no PowerUp, no oracle. */
export function isAbsent(outcome: Outcome<unknown>): boolean {
  return outcome.state === 'empty' && outcome.meta.failures.some(({ code }) => code === noTable);
}

function requestOf<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  { lower, upper, reverse, limit, index = definition.index }: TableSelection,
): TableRowsRequest {
  return {
    code: definition.code(at.chain),
    scope: definition.scope(scope, at.chain),
    table: definition.table,
    limit: Math.min(definition.pageSize, limit ?? definition.pageSize),
    ...(lower === undefined ? {} : { lower_bound: lower }),
    ...(upper === undefined ? {} : { upper_bound: upper }),
    ...(reverse === undefined ? {} : { reverse }),
    ...keysOf(index, lower === undefined && upper === undefined ? undefined : definition.keyType),
  };
}

function keysOf(index: TableIndex | undefined, primary: string | undefined): Partial<TableRowsRequest> {
  if (index !== undefined) return { index_position: index.position, key_type: index.keyType };
  return primary === undefined ? {} : { key_type: primary };
}
