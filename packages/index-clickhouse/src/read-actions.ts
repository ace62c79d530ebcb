import type { ExecutionPage, ExecutionQuery, StoredAction } from '@antescope/index/store/history-store';
import type { EngineRow } from './engine.ts';
import { kindConditions, whole } from './conditions.ts';
import { actionColumns, bytesColumn, integer, storedAction } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

const nothing = new Uint8Array();

export async function actionAt(snapshot: Snapshot, sequence: number): Promise<StoredAction | null> {
  const [action] = await actionsWhere(snapshot, `sequence = ${whole(sequence)}`);
  return action ?? null;
}

export function actionsOfTransaction(snapshot: Snapshot, num: number): Promise<StoredAction[]> {
  const inRange = rangeOf(snapshot, String(whole(num)));
  return actionsWhere(snapshot, `sequence >= tupleElement(${inRange}, 1) AND sequence < tupleElement(${inRange}, 2)`);
}

export async function executionsOfChain(
  snapshot: Snapshot,
  query: ExecutionQuery,
  system: string,
): Promise<ExecutionPage> {
  const conditions = [
    `sequence BETWEEN ${whole(query.from)} AND ${whole(query.to)} AND execution = sequence`,
    ...kindConditions(query, 'account', 'name', system),
  ];
  const rows = await snapshot.query(
    `SELECT sequence ${snapshot.from('actions', conditions.join(' AND '))}
     ORDER BY sequence ${direction(query)} LIMIT ${whole(query.limit)}`,
  );
  return { executions: rows.map((row) => integer(row, 'sequence')), stoppedAt: null };
}

/** First sequence of a transaction and the one after its last, as scalar subqueries. */
function rangeOf(snapshot: Snapshot, num: string): string {
  const place = `tuple(first_sequence, first_sequence + action_count)`;
  return `(SELECT ${place} ${snapshot.from('transactions', `num = ${num}`)} LIMIT 1)`;
}

function direction({ order }: ExecutionQuery): string {
  return order === 'asc' ? 'ASC' : 'DESC';
}

async function actionsWhere(snapshot: Snapshot, condition: string): Promise<StoredAction[]> {
  const rows = await snapshot.query(
    `SELECT ${actionColumns} ${snapshot.from('actions', condition)} ORDER BY transaction, ordinal`,
  );
  const data = await executionData(snapshot, rows);
  return rows.map((row) => storedAction(row, data.get(integer(row, 'execution')) ?? nothing));
}

/** Data of each execution that the rows belong to; executions not among the rows are looked up. */
async function executionData(snapshot: Snapshot, rows: EngineRow[]): Promise<Map<number, Uint8Array>> {
  const data = new Map<number, Uint8Array>();
  const take = (row: EngineRow): void => {
    data.set(integer(row, 'sequence'), bytesColumn(row, 'data_64') ?? nothing);
  };
  for (const row of rows) if (integer(row, 'sequence') === integer(row, 'execution')) take(row);
  const missing = [...new Set(rows.map((row) => integer(row, 'execution')))].filter((one) => !data.has(one));
  if (missing.length === 0) return data;
  const columns = 'sequence, base64Encode(data) AS data_64';
  const missingRows = await snapshot.query(
    `SELECT ${columns} ${snapshot.from('actions', `sequence IN (${missing.join(', ')})`)}`,
  );
  for (const row of missingRows) take(row);
  return data;
}
