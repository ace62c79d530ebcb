import type { DatabaseSync } from 'node:sqlite';
import type { ContractRowChange } from '../../block-rows.ts';
import { fromOrdered } from '../bytes.ts';
import type { Interned } from '../interned.ts';
import { BalanceWriter } from './write-balances.ts';
import { type ProposalAction, ProposalWriter } from './write-proposals.ts';
import { ResourceWriter } from './write-resources.ts';
import { type RoundBlock, RoundWriter } from './write-rounds.ts';
import { type CountedAction, type CountedBlock, StatisticsWriter } from './write-statistics.ts';

/** The parts of BlockRows that derived data is computed from. */
export interface DerivedBlock extends CountedBlock {
  block: RoundBlock;
  transactions: (Omit<CountedBlock['transactions'][number], 'actions'> & {
    actions: (CountedAction & ProposalAction)[];
  })[];
  contractRows: ContractRowChange[];
}

/** Contract tables whose current state is kept in derived tables. */
export const presentTables: readonly string[] = ['accounts', 'stat', 'userres'];

/** Writes derived data of blocks, in the same database transaction. */
export class DerivedWriter {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #balances: BalanceWriter;
  readonly #resources: ResourceWriter;
  readonly #proposals: ProposalWriter;
  readonly #rounds: RoundWriter;
  readonly #statistics: StatisticsWriter;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#balances = new BalanceWriter(db, interned);
    this.#resources = new ResourceWriter(db, interned);
    this.#proposals = new ProposalWriter(db, interned);
    this.#rounds = new RoundWriter(db);
    this.#statistics = new StatisticsWriter(db, interned);
  }

  /** Call after the block's actions and versions are written; `flush` must follow before the transaction ends. */
  write(rows: DerivedBlock): void {
    for (const row of rows.contractRows) this.#note(row);
    for (const { actions } of rows.transactions) for (const action of actions) this.#proposals.write(action);
    this.#rounds.write(rows.block);
    this.#statistics.write(rows);
  }

  flush(): void {
    this.#balances.flush();
    this.#resources.flush();
  }

  /** Clears the caches; required after a rollback. */
  forget(): void {
    this.#balances.forget();
    this.#resources.forget();
    this.#statistics.forget();
  }

  /**
   * Call after all versions above `block` are deleted; `first` is the first deleted block. Resets the current state of
   * the rows that those blocks touched.
   */
  undo(block: number, first: { slot: number; sequence: number }, touched: Iterable<[tbl: number, key: bigint]>): void {
    this.#db.prepare('DELETE FROM proposal_events WHERE sequence >= ?').run(first.sequence);
    this.#statistics.undo(block, first.slot);
    for (const [tbl, key] of touched) this.noteLast(tbl, key);
    this.flush();
  }

  /** Queues the newest version of a row; `key` is in store order. */
  noteLast(tbl: number, key: bigint): void {
    const place = this.#db.prepare('SELECT code, scope, name FROM row_tables WHERE id = ?').get(tbl);
    if (place === undefined) return;
    const text = (column: string): string => this.#interned.nameText(place[column] as number);
    const table = text('name');
    if (!presentTables.includes(table)) return;
    const last = this.#db
      .prepare('SELECT value FROM row_history WHERE tbl = ? AND primary_key = ? ORDER BY block DESC LIMIT 1')
      .get(tbl, key);
    const value = (last?.['value'] ?? null) as Uint8Array | null;
    this.#note({ code: text('code'), scope: text('scope'), table, primaryKey: fromOrdered(key), payer: '', value });
  }

  #note(row: ContractRowChange): void {
    if (row.table === 'userres') this.#resources.note(row);
    else this.#balances.note(row);
  }
}
