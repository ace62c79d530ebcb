import {
  type ExecutedTransaction,
  type ExecutedTransactionPage,
  type ExecutedTransactionQuery,
  pageOf,
} from '@antescope/index/store/executed-transactions';
import { whole } from './conditions.ts';
import type { EngineRow } from './engine.ts';
import { numberOfName } from './name-numbers.ts';
import { integer } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Default time budget of a page, ms. */
const lookMs = 100;
/** Transactions per statement; every further statement reads four times as many. */
const firstWindow = 250;
const maxWindow = 16_000;

/** Newest transactions that executed an action other than onblock. */
export async function executedTransactions(
  snapshot: Snapshot,
  { to, limit, countTo, timeBudgetMs = lookMs }: ExecutedTransactionQuery,
  system: string,
): Promise<ExecutedTransactionPage> {
  const place = snapshot.from('actions', `sequence <= ${whole(to)}`);
  const last = await snapshot.first(`SELECT transaction ${place} ORDER BY sequence DESC LIMIT 1`);
  if (last === null) return { transactions: [], next: null };
  const until = performance.now() + timeBudgetMs;
  const found: ExecutedTransaction[] = [];
  let num = integer(last, 'transaction');
  for (let window = firstWindow; ; window = Math.min(window * 4, maxWindow)) {
    // oxlint-disable-next-line no-await-in-loop -- the next window begins below this one
    const rows = await snapshot.query(
      `SELECT num, lower(hex(id)) AS id_hex, block, status, cpu, net, first_sequence, action_count
       ${snapshot.from('transactions', `num <= ${num} AND action_count > 0`)} ORDER BY num DESC LIMIT ${window}`,
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    const counts = await executionCounts(snapshot, rows, system);
    for (const row of rows) {
      const executions = Math.min(countTo, counts.get(integer(row, 'num')) ?? 0);
      if (executions > 0) found.push(executedOf(row, executions));
      if (found.length > limit) return pageOf(found, limit);
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < window) return pageOf(found, limit);
    if (performance.now() > until) return { transactions: found, next: integer(end, 'first_sequence') };
    num = integer(end, 'num') - 1;
  }
}

/** Executed actions by number of the transaction, without transactions that begin with onblock. */
async function executionCounts(snapshot: Snapshot, rows: EngineRow[], system: string): Promise<Map<number, number>> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return new Map();
  const from = integer(oldest, 'first_sequence');
  const to = integer(newest, 'first_sequence') + integer(newest, 'action_count') - 1;
  const counted = await snapshot.query(
    `SELECT transaction, count() AS executions, argMin((account, name), sequence) AS first
     ${snapshot.from('actions', `sequence BETWEEN ${from} AND ${to} AND execution = sequence`)}
     GROUP BY transaction HAVING first != (${numberOfName(system)}, ${numberOfName('onblock')})`,
  );
  return new Map(counted.map((row) => [integer(row, 'transaction'), integer(row, 'executions')]));
}

function executedOf(row: EngineRow, executions: number): ExecutedTransaction {
  return {
    id: String(row['id_hex']),
    block: integer(row, 'block'),
    status: integer(row, 'status'),
    cpuUs: integer(row, 'cpu'),
    netWords: integer(row, 'net'),
    first: integer(row, 'first_sequence'),
    executions,
  };
}
