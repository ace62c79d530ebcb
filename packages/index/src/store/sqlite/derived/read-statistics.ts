import type { DatabaseSync } from 'node:sqlite';
import { slotsPerDay, slotsPerHour, type StatisticsReader, type StoredTotals } from '../../statistics-reader.ts';
import { integer } from '../rows.ts';
import { dayPeriod, hourPeriod } from './write-statistics.ts';

/** Reads totals and active accounts from a SQLite store. */
export class SqliteStatistics implements StatisticsReader {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async totalsAt(slot: number): Promise<StoredTotals | null> {
    const row = this.#db
      .prepare(
        `SELECT b.slot, t.* FROM blocks b JOIN totals t ON t.block = b.num WHERE b.slot <= ?
         ORDER BY b.slot DESC LIMIT 1`,
      )
      .get(slot);
    if (row === undefined) return null;
    return {
      block: integer(row, 'block'),
      slot: integer(row, 'slot'),
      transactions: integer(row, 'transactions'),
      actions: integer(row, 'actions'),
      cpuUs: integer(row, 'cpu'),
      netBytes: integer(row, 'net'),
      accounts: integer(row, 'accounts'),
    };
  }

  async activeAccounts(period: 'hour' | 'day', number: number): Promise<number> {
    const key = period === 'hour' ? hourPeriod(number * slotsPerHour) : dayPeriod(number * slotsPerDay);
    const row = this.#db.prepare('SELECT accounts FROM active_counts WHERE period = ?').get(key);
    return row === undefined ? 0 : integer(row, 'accounts');
  }
}
