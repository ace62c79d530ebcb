import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ActionRows, BlockFacts, TransactionRows } from '../../block-rows.ts';
import { isOnblock } from '../../onblock.ts';
import { slotsPerDay, slotsPerHour } from '../../statistics-reader.ts';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';

/** Counts of one block. */
interface BlockCounts {
  transactions: number;
  actions: number;
  cpuUs: number;
  netBytes: number;
  accounts: number;
}

/** The parts of BlockRows that are counted. */
export interface CountedBlock {
  block: Pick<BlockFacts, 'number' | 'slot'>;
  transactions: (Pick<TransactionRows, 'cpuUs' | 'netWords'> & { actions: CountedAction[] })[];
  abis: { account: string }[];
}

export type CountedAction = Pick<
  ActionRows,
  'account' | 'name' | 'globalSequence' | 'executionSequence' | 'authorization'
>;

const none: BlockCounts = { transactions: 0, actions: 0, cpuUs: 0, netBytes: 0, accounts: 0 };

/** Writes running totals per block, and active accounts per hour and day. */
export class StatisticsWriter {
  readonly #interned: Interned;
  readonly #add: StatementSync;
  readonly #last: StatementSync;
  readonly #older: StatementSync;
  readonly #active: StatementSync;
  readonly #count: StatementSync;
  readonly #recount: StatementSync;
  readonly #db: DatabaseSync;
  readonly #system: string;
  #totals: BlockCounts | null = null;
  /** Accounts already written per period, so that most need no statement. */
  readonly #written = new Map<number, Set<string>>();

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#system = storedNativeAccounts(db).system;
    this.#interned = interned;
    this.#add = db.prepare(
      'INSERT INTO totals (block, transactions, actions, cpu, net, accounts) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#last = db.prepare('SELECT * FROM totals ORDER BY block DESC LIMIT 1');
    this.#older = db.prepare('SELECT 1 FROM abi_history WHERE account = ? AND block < ? LIMIT 1');
    this.#active = db.prepare('INSERT OR IGNORE INTO active_accounts (period, account, block) VALUES (?, ?, ?)');
    this.#count = db.prepare(
      `INSERT INTO active_counts (period, accounts) VALUES (?, ?)
       ON CONFLICT (period) DO UPDATE SET accounts = accounts + excluded.accounts`,
    );
    this.#recount = db.prepare(
      `INSERT OR REPLACE INTO active_counts (period, accounts)
       SELECT ?1, count(*) FROM active_accounts WHERE period = ?1 HAVING count(*) > 0`,
    );
  }

  /** Clears the caches; required after a rollback or an undo. */
  forget(): void {
    this.#totals = null;
    this.#written.clear();
  }

  write(rows: CountedBlock): void {
    const { number, slot } = rows.block;
    const counts = { ...none };
    const active = new Set<string>();
    for (const transaction of rows.transactions) {
      if (isOnblock(transaction, this.#system)) continue;
      counts.transactions += 1;
      counts.cpuUs += transaction.cpuUs;
      counts.netBytes += transaction.netWords * 8;
      for (const action of transaction.actions) {
        if (action.executionSequence !== action.globalSequence) continue;
        counts.actions += 1;
        for (const { actor } of action.authorization) active.add(actor);
      }
    }
    for (const { account } of rows.abis) {
      if (this.#older.get(this.#interned.name(account), number) === undefined) counts.accounts += 1;
    }
    this.#writeCounts(number, slot, counts, active);
  }

  #writeCounts(block: number, slot: number, counts: BlockCounts, active: ReadonlySet<string>): void {
    const totals = this.#totals ?? this.#readTotals();
    totals.transactions += counts.transactions;
    totals.actions += counts.actions;
    totals.cpuUs += counts.cpuUs;
    totals.netBytes += counts.netBytes;
    totals.accounts += counts.accounts;
    this.#totals = totals;
    this.#add.run(block, totals.transactions, totals.actions, totals.cpuUs, totals.netBytes, totals.accounts);
    if (active.size === 0) return;
    this.#writeActive(hourPeriod(slot), block, active);
    this.#writeActive(dayPeriod(slot), block, active);
  }

  /**
   * Removes the activity of blocks above `block`; `slot`: slot of the first removed one. Totals are deleted with their
   * blocks.
   */
  undo(block: number, slot: number): void {
    this.forget();
    for (const [from, to] of [
      [hourPeriod(slot), Number.MAX_SAFE_INTEGER],
      [Number.MIN_SAFE_INTEGER, dayPeriod(slot)],
    ] as const) {
      this.#db.prepare('DELETE FROM active_accounts WHERE period BETWEEN ? AND ? AND block > ?').run(from, to, block);
      const periods = this.#db.prepare('SELECT period FROM active_counts WHERE period BETWEEN ? AND ?').all(from, to);
      this.#db.prepare('DELETE FROM active_counts WHERE period BETWEEN ? AND ?').run(from, to);
      for (const { period } of periods) this.#recount.run(period as number);
    }
  }

  #writeActive(period: number, block: number, active: ReadonlySet<string>): void {
    const written = this.#writtenIn(period);
    let added = 0;
    for (const account of active) {
      if (written.has(account)) continue;
      written.add(account);
      added += Number(this.#active.run(period, this.#interned.name(account), block).changes);
    }
    if (added > 0) this.#count.run(period, added);
  }

  #writtenIn(period: number): Set<string> {
    const written = this.#written.get(period);
    if (written !== undefined) return written;
    // Drops the previous hour or day.
    for (const other of this.#written.keys()) if (other < 0 === period < 0) this.#written.delete(other);
    const fresh = new Set<string>();
    this.#written.set(period, fresh);
    return fresh;
  }

  #readTotals(): BlockCounts {
    const row = this.#last.get();
    if (row === undefined) return { ...none };
    return {
      transactions: row['transactions'] as number,
      actions: row['actions'] as number,
      cpuUs: row['cpu'] as number,
      netBytes: row['net'] as number,
      accounts: row['accounts'] as number,
    };
  }
}

/** Hours count up from 0, days down from -1, so that both share a table. */
export function hourPeriod(slot: number): number {
  return Math.floor(slot / slotsPerHour);
}

export function dayPeriod(slot: number): number {
  return -1 - Math.floor(slot / slotsPerDay);
}
