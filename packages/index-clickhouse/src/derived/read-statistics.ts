import {
  slotsPerDay,
  slotsPerHour,
  type StatisticsReader,
  type StoredTotals,
} from '@antescope/index/store/statistics-reader';
import { whole } from '../conditions.ts';
import { numberOfName } from '../name-numbers.ts';
import { integer } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';

/** Reads the totals stored with each block, and counts active accounts. */
export class ClickHouseStatistics implements StatisticsReader {
  readonly #now: () => Promise<Snapshot>;
  readonly #system: string;

  constructor(now: () => Promise<Snapshot>, system: string) {
    this.#now = now;
    this.#system = system;
  }

  async totalsAt(slot: number): Promise<StoredTotals | null> {
    if (slot < 0) return null;
    const snapshot = await this.#now();
    const row = await snapshot.first(
      `SELECT block, slot, sum_transactions, sum_actions, sum_cpu, sum_net
       ${snapshot.from('blocks', `slot <= ${whole(slot)}`)} ORDER BY block DESC LIMIT 1`,
    );
    if (row === null) return null;
    const block = integer(row, 'block');
    const accounts = await snapshot.first(
      `SELECT uniqExact(account) AS accounts ${snapshot.from('abi_versions', `block <= ${block}`)}`,
    );
    return {
      block,
      slot: integer(row, 'slot'),
      transactions: integer(row, 'sum_transactions'),
      actions: integer(row, 'sum_actions'),
      cpuUs: integer(row, 'sum_cpu'),
      netBytes: integer(row, 'sum_net'),
      accounts: accounts === null ? 0 : integer(accounts, 'accounts'),
    };
  }

  async activeAccounts(period: 'hour' | 'day', number: number): Promise<number> {
    const slots = period === 'hour' ? slotsPerHour : slotsPerDay;
    const snapshot = await this.#now();
    const range = `slot BETWEEN ${whole(number * slots)} AND ${whole((number + 1) * slots - 1)}`;
    const bounds = await snapshot.first(
      `SELECT min(first_sequence) AS first, max(first_sequence + action_count) AS past, count() AS blocks
       ${snapshot.from('blocks', range)}`,
    );
    if (bounds === null || integer(bounds, 'blocks') === 0) return 0;
    const executed = `sequence >= ${integer(bounds, 'first')} AND sequence < ${integer(bounds, 'past')} AND execution = sequence`;
    const onblock = `account = ${numberOfName(this.#system)} AND name = ${numberOfName('onblock')}`;
    const transactions = `SELECT transaction ${snapshot.from('actions', `${executed} AND ordinal = 1 AND ${onblock}`)}`;
    const row = await snapshot.first(
      `SELECT uniqExactArray(arrayFilter((level, place) -> place % 2 = 1, levels, arrayEnumerate(levels))) AS active
       ${snapshot.from('actions', `${executed} AND transaction GLOBAL NOT IN (${transactions})`)}`,
    );
    return row === null ? 0 : integer(row, 'active');
  }
}
