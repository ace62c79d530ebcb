import type { ExecutionPage, ExecutionQuery, StoredAction } from '../history-store.ts';
import type { EngineRow } from './engine.ts';
import { numberOfName } from './name-numbers.ts';
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

export function executionOf(snapshot: Snapshot, sequence: number): Promise<StoredAction[]> {
  const execution = whole(sequence);
  const transaction = `(SELECT transaction ${snapshot.from('actions', `sequence = ${execution}`)} LIMIT 1)`;
  // Notifications have higher sequences than the execution that they tell of, and are in the same transaction.
  const inRange = `sequence >= ${execution} AND sequence < tupleElement(${rangeOf(snapshot, transaction)}, 2)`;
  return actionsWhere(snapshot, `${inRange} AND execution = ${execution}`);
}

export async function executionsOfAccount(
  snapshot: Snapshot,
  account: string,
  query: ExecutionQuery,
): Promise<ExecutionPage> {
  const conditions = [
    `account = ${numberOfName(account)}`,
    `execution BETWEEN ${whole(query.from)} AND ${whole(query.to)}`,
    ...kindConditions(query, 'contract', 'action'),
  ];
  // An account may stand in an execution several times: as receiver, as authoriser and by notifications.
  const rows = await snapshot.query(
    `SELECT execution ${snapshot.from('account_actions', conditions.join(' AND '))}
     ORDER BY execution ${direction(query)} LIMIT 1 BY execution LIMIT ${whole(query.limit)}`,
  );
  return { executions: rows.map((row) => integer(row, 'execution')), stoppedAt: null };
}

export async function executionsOfChain(snapshot: Snapshot, query: ExecutionQuery): Promise<ExecutionPage> {
  const conditions = [
    `sequence BETWEEN ${whole(query.from)} AND ${whole(query.to)} AND execution = sequence`,
    ...kindConditions(query, 'account', 'name'),
  ];
  const rows = await snapshot.query(
    `SELECT sequence ${snapshot.from('actions', conditions.join(' AND '))}
     ORDER BY sequence ${direction(query)} LIMIT ${whole(query.limit)}`,
  );
  return { executions: rows.map((row) => integer(row, 'sequence')), stoppedAt: null };
}

/** The numbers of an account's last block are its highest; an empty history has none. */
export async function accountActionCount(snapshot: Snapshot, account: string): Promise<number> {
  const mine = `account = ${numberOfName(account)}`;
  const last = `(SELECT block ${snapshot.from('account_actions', mine)} ORDER BY execution DESC LIMIT 1)`;
  const row = await snapshot.first(
    `SELECT max(seq) + 1 AS total, count() AS found ${snapshot.from('account_actions', `${mine} AND block = ${last}`)}`,
  );
  return row === null || integer(row, 'found') === 0 ? 0 : integer(row, 'total');
}

export async function accountSequences(
  snapshot: Snapshot,
  account: string,
  first: number,
  last: number,
): Promise<{ seq: number; globalSequence: number }[]> {
  const condition = `account = ${numberOfName(account)} AND seq BETWEEN ${whole(first)} AND ${whole(last)}`;
  const rows = await snapshot.query(`SELECT seq, sequence ${snapshot.from('account_actions', condition)} ORDER BY seq`);
  return rows.map((row) => ({ seq: integer(row, 'seq'), globalSequence: integer(row, 'sequence') }));
}

/** A number as it may stand in a statement; what is no number of a row becomes one that no row has. */
export function whole(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), Number.MAX_SAFE_INTEGER) : 0;
}

/** First sequence of a transaction and the one after its last, as a scalar subquery. */
function rangeOf(snapshot: Snapshot, num: string): string {
  const place = `tuple(first_sequence, first_sequence + action_count)`;
  return `(SELECT ${place} ${snapshot.from('transactions', `num = ${num}`)} LIMIT 1)`;
}

function direction({ order }: ExecutionQuery): string {
  return order === 'asc' ? 'ASC' : 'DESC';
}

function kindConditions(query: ExecutionQuery, contractColumn: string, actionColumn: string): string[] {
  const { contract, action, withoutOnblock } = query;
  const conditions: string[] = [];
  if (contract !== undefined) conditions.push(`${contractColumn} = ${numberOfName(contract)}`);
  if (action !== undefined) conditions.push(`${actionColumn} = ${numberOfName(action)}`);
  if (withoutOnblock === true) {
    const onblock = `${contractColumn} = ${numberOfName('eosio')} AND ${actionColumn} = ${numberOfName('onblock')}`;
    conditions.push(`NOT (${onblock})`);
  }
  return conditions;
}

async function actionsWhere(snapshot: Snapshot, condition: string): Promise<StoredAction[]> {
  const rows = await snapshot.query(
    `SELECT ${actionColumns} ${snapshot.from('actions', condition)} ORDER BY transaction, ordinal`,
  );
  const data = await executionData(snapshot, rows);
  return rows.map((row) => storedAction(row, data.get(integer(row, 'execution')) ?? nothing));
}

/** The data of each execution that the rows belong to; those that are not among the rows are looked up. */
async function executionData(snapshot: Snapshot, rows: EngineRow[]): Promise<Map<number, Uint8Array>> {
  const data = new Map<number, Uint8Array>();
  const take = (row: EngineRow): void => {
    data.set(integer(row, 'sequence'), bytesColumn(row, 'data_64') ?? nothing);
  };
  for (const row of rows) if (integer(row, 'sequence') === integer(row, 'execution')) take(row);
  const missing = [...new Set(rows.map((row) => integer(row, 'execution')))].filter((one) => !data.has(one));
  if (missing.length === 0) return data;
  const columns = 'sequence, base64Encode(data) AS data_64';
  const found = await snapshot.query(
    `SELECT ${columns} ${snapshot.from('actions', `sequence IN (${missing.join(', ')})`)}`,
  );
  for (const row of found) take(row);
  return data;
}
