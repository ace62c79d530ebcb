import { NodeError } from '../node/node-error.ts';
import { data, empty, failed, firstItem, type Meta, meta, type Outcome } from '../core/outcome.ts';
import { failuresOf } from '../node/reading.ts';
import type { TableRowsRequest } from '../node/chain-api.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { TableDefinition, TableIndex } from './table-definition.ts';
import { allTableRows } from './table-rows.ts';

/** Part of a table: bounds as nodeos takes them, order, and how many rows are wanted at most. */
export interface TableSelection {
  lower?: string;
  upper?: string;
  reverse?: boolean;
  /** Rows at most; one page of the table where it is missing. */
  most?: number;
  /** Another index than the definition's own. */
  index?: TableIndex;
}

/**
 * Rows of a table, page by page up to `most`. 'empty' where there are none, or where the chain has no such table (then
 * `isAbsent` says so); `meta.complete` is false where more exist. A failed reading carries the rows that were last read
 * for the same question.
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
  return firstItem(await readTable(at, definition, scope, { ...bounds, most: 1 }));
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
    ...keysOf(index, lower === undefined && upper === undefined ? undefined : definition.keyType),
  };
}

function keysOf(index: TableIndex | undefined, primary: string | undefined): Partial<TableRowsRequest> {
  if (index !== undefined) return { index_position: index.position, key_type: index.keyType };
  return primary === undefined ? {} : { key_type: primary };
}
