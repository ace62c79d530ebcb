import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ActionRows, BlockFacts, TransactionRows } from '../../block-rows.ts';
import { slotsPerDay, slotsPerHour } from '../../statistics-reader.ts';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';

/** What one block adds to the sums. */
interface BlockCounts {
  transactions: number;
  actions: number;
  cpuUs: number;
  netBytes: number;
  accounts: number;
}

/** Of a block, what is counted. */
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

/** Keeps running sums by block, and who was active in each hour and day. */
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
  #sums: BlockCounts | null = null;
  /** Accounts that the periods are known to have, so that most need no statement. */
  readonly #known = new Map<number, Set<string>>();

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

  /** After a rolled back or an undone transaction nothing remembered is certain. */
  forget(): void {
    this.#sums = null;
    this.#known.clear();
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
    const sums = this.#sums ?? this.#readSums();
    sums.transactions += counts.transactions;
    sums.actions += counts.actions;
    sums.cpuUs += counts.cpuUs;
    sums.netBytes += counts.netBytes;
    sums.accounts += counts.accounts;
    this.#sums = sums;
    this.#add.run(block, sums.transactions, sums.actions, sums.cpuUs, sums.netBytes, sums.accounts);
    if (active.size === 0) return;
    this.#writeActive(hourPeriod(slot), block, active);
    this.#writeActive(dayPeriod(slot), block, active);
  }

  /** Takes the activity of blocks above `block` back, the first of which was at `slot`; the sums go with their blocks. */
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
    const known = this.#knownOf(period);
    let added = 0;
    for (const account of active) {
      if (known.has(account)) continue;
      known.add(account);
      added += Number(this.#active.run(period, this.#interned.name(account), block).changes);
    }
    if (added > 0) this.#count.run(period, added);
  }

  #knownOf(period: number): Set<string> {
    const known = this.#known.get(period);
    if (known !== undefined) return known;
    // The hour or the day before is over.
    for (const other of this.#known.keys()) if (other < 0 === period < 0) this.#known.delete(other);
    const fresh = new Set<string>();
    this.#known.set(period, fresh);
    return fresh;
  }

  #readSums(): BlockCounts {
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

/** Hours are numbered up from 0, days down from -1, so that both share a table. */
export function hourPeriod(slot: number): number {
  return Math.floor(slot / slotsPerHour);
}

export function dayPeriod(slot: number): number {
  return -1 - Math.floor(slot / slotsPerDay);
}

/** The implicit transaction that begins every block: no user sent it. */
function isOnblock({ actions }: { actions: CountedAction[] }, system: string): boolean {
  const first = actions[0];
  return first !== undefined && first.name === 'onblock' && first.account === system;
}
