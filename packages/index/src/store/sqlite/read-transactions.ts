import type { DatabaseSync } from 'node:sqlite';
import {
  type ExecutedTransaction,
  type ExecutedTransactionPage,
  type ExecutedTransactionQuery,
  pageOf,
} from '../executed-transactions.ts';
import type { Interned } from './interned.ts';
import { storedNativeAccounts } from './native-accounts.ts';
import type { Prepared } from './prepared.ts';
import { hexColumn, integer } from './rows.ts';

/** Default time budget of a page, ms, and transactions between two clock reads. */
const lookMs = 100;
const rowsPerClockRead = 64;

/** Reads lists of transactions. */
export class TransactionReader {
  readonly #db: DatabaseSync;
  readonly #sql: Prepared;
  readonly #interned: Interned;
  readonly #system: string;

  constructor(db: DatabaseSync, sql: Prepared, interned: Interned) {
    this.#db = db;
    this.#sql = sql;
    this.#interned = interned;
    this.#system = storedNativeAccounts(db).system;
  }

  executed({ to, limit, countTo, timeBudgetMs = lookMs }: ExecutedTransactionQuery): ExecutedTransactionPage {
    const last = this.#sql
      .prepare('SELECT trx FROM actions WHERE sequence <= ? ORDER BY sequence DESC LIMIT 1')
      .get(to);
    if (last === undefined) return { transactions: [], next: null };
    const onblock = this.#interned.findKind(this.#system, 'onblock');
    const executions = this.#sql.prepare(
      `SELECT kind FROM actions WHERE sequence >= ? AND sequence < ? AND execution IS NULL ORDER BY sequence LIMIT ?`,
    );
    const newest = this.#db
      .prepare(
        `SELECT id, block, status, cpu, net, first_sequence, action_count FROM transactions
         WHERE num <= ? AND action_count > 0 ORDER BY num DESC`,
      )
      .iterate(integer(last, 'trx'));
    const until = performance.now() + timeBudgetMs;
    const found: ExecutedTransaction[] = [];
    let rowCount = 0;
    for (const row of newest) {
      const first = integer(row, 'first_sequence');
      const kinds = executions.all(first, first + integer(row, 'action_count'), countTo);
      if (kinds.length > 0 && integer(kinds[0]!, 'kind') !== onblock) {
        found.push({
          id: hexColumn(row, 'id'),
          block: integer(row, 'block'),
          status: integer(row, 'status'),
          cpuUs: integer(row, 'cpu'),
          netWords: integer(row, 'net'),
          first,
          executions: kinds.length,
        });
      }
      if (found.length > limit) break;
      if (++rowCount % rowsPerClockRead === 0 && performance.now() > until) return { transactions: found, next: first };
    }
    return pageOf(found, limit);
  }
}
