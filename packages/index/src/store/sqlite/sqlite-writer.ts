import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BlockPosition, BlockRows, BlockParts, ProducerList } from '../block-rows.ts';
import { producerListOf } from '../round-reader.ts';
import { StoreError, type Finality, type HistoryWriter } from '../history-store.ts';
import { DerivedWriter } from './derived/derived-writer.ts';
import { eosioAccounts, type NativeAccounts } from '../native-accounts.ts';
import { smallestSequence } from '../smallest-sequence.ts';
import { Interned } from './interned.ts';
import { storeNativeAccounts } from './native-accounts.ts';
import { openForWriting } from './open.ts';
import { StoreLock } from './store-lock.ts';
import { undoAbove } from './undo.ts';
import { ActionWriter } from './write-actions.ts';
import { StateWriter } from './write-state.ts';

interface Position extends BlockPosition {
  nextTransaction: number;
  nextSequence: number;
}

/** The single writer of a SQLite store. */
export class SqliteWriter implements HistoryWriter {
  readonly #db: DatabaseSync;
  readonly #lock: StoreLock;
  readonly #interned: Interned;
  readonly #actions: ActionWriter;
  readonly #state: StateWriter;
  readonly #derived: DerivedWriter;
  readonly #block: StatementSync;
  readonly #meta: StatementSync;
  #head: Position | null;

  constructor(path: string, chainId: string, accounts: NativeAccounts = eosioAccounts) {
    mkdirSync(dirname(path), { recursive: true });
    this.#lock = new StoreLock(path);
    try {
      this.#db = openForWriting(path, chainId, undefined, this.#lock.wasLeftOpen);
    } catch (error) {
      this.#lock.release(!this.#lock.wasLeftOpen);
      throw error;
    }
    storeNativeAccounts(this.#db, accounts);
    this.#interned = new Interned(this.#db, true);
    this.#actions = new ActionWriter(this.#db, this.#interned);
    this.#state = new StateWriter(this.#db, this.#interned);
    this.#derived = new DerivedWriter(this.#db, this.#interned);
    this.#block = this.#db.prepare(
      `INSERT INTO blocks (num, id, slot, producer, schedule_version, first_transaction, transaction_count,
         first_sequence, action_count, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#meta = this.#db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
    this.#head = this.#readHead();
  }

  async head(): Promise<BlockPosition | null> {
    return this.#head === null ? null : { number: this.#head.number, id: this.#head.id };
  }

  async positions(limit: number): Promise<BlockPosition[]> {
    const rows = this.#db.prepare('SELECT num, id FROM blocks ORDER BY num DESC LIMIT ?').all(limit);
    return rows.map((row) => ({ number: row['num'] as number, id: hex(row['id']) }));
  }

  async lastIrreversible(): Promise<number> {
    return this.#number('last_irreversible');
  }

  async lastSchedule(): Promise<ProducerList | null> {
    const row = this.#db.prepare('SELECT version, producers FROM schedules ORDER BY block DESC LIMIT 1').get();
    return row === undefined ? null : producerListOf(row);
  }

  async apply(blocks: BlockRows[], finality: Finality): Promise<void> {
    this.#inTransaction(() => {
      for (const rows of blocks) this.#applyOne(rows);
      this.#actions.flush();
      this.#derived.flush();
      this.#meta.run('last_irreversible', String(finality.lastIrreversible.number));
    });
  }

  async undoTo(block: number): Promise<void> {
    this.#inTransaction(() => {
      if (this.#head === null || this.#head.number <= block) return;
      undoAbove(this.#db, this.#interned, this.#derived, block);
      this.#meta.run('undone', String(this.#number('undone') + 1));
    });
    this.#actions.forget();
    this.#head = this.#readHead();
  }

  async close(): Promise<void> {
    // SQLite does not checkpoint on close while readers are open. A WAL that is still busy loses nothing.
    this.#db.exec('PRAGMA busy_timeout = 100');
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#lock.release(true);
  }

  #applyOne(rows: BlockRows): void {
    const { block } = rows;
    const head = this.#head;
    if (head !== null && block.number <= head.number && this.#idAt(block.number) === block.id) return;
    if (head !== null && (block.number !== head.number + 1 || block.previous !== head.id)) {
      throw new StoreError(
        'does-not-link',
        `block ${block.number} (${block.id}) does not follow the store's head ${head.number} (${head.id})`,
      );
    }
    const actionCount = rows.transactions.reduce((sum, transaction) => sum + transaction.actions.length, 0);
    const firstTransaction = head?.nextTransaction ?? 1;
    const firstSequence = smallestSequence(rows.transactions.flatMap((one) => one.actions)) ?? head?.nextSequence ?? 1;
    let sequence = firstSequence;
    for (const [index, transaction] of rows.transactions.entries()) {
      sequence = smallestSequence(transaction.actions) ?? sequence;
      this.#actions.write(firstTransaction + index, block.number, transaction, sequence);
      sequence += transaction.actions.length;
    }
    const touched = this.#state.write(block.number, rows);
    this.#block.run(
      block.number,
      Buffer.from(block.id, 'hex'),
      block.slot,
      this.#interned.name(block.producer),
      block.scheduleVersion,
      firstTransaction,
      rows.transactions.length,
      firstSequence,
      actionCount,
      touched,
    );
    this.#feed(rows);
    this.#derived.write(rows);
    this.#head = {
      number: block.number,
      id: block.id,
      nextTransaction: firstTransaction + rows.transactions.length,
      nextSequence: sequence,
    };
  }

  #feed(rows: BlockRows): void {
    const { number } = rows.block;
    const flags = [tracesColumn(rows.parts), rows.parts.deltas ? 1 : 0];
    const extended = this.#db
      .prepare('UPDATE feeds SET last = ? WHERE last = ? AND traces = ? AND deltas = ?')
      .run(number, number - 1, ...flags);
    if (Number(extended.changes) > 0) return;
    this.#db
      .prepare('INSERT INTO feeds (first, last, traces, deltas) VALUES (?, ?, ?, ?)')
      .run(number, number, ...flags);
  }

  #inTransaction(work: () => void): void {
    const before = this.#head;
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#db.exec('COMMIT');
    } catch (error) {
      // On a full disk SQLite has already rolled back.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#interned.forget();
      this.#actions.forget();
      this.#derived.forget();
      this.#head = before;
      throw error;
    }
  }

  #number(key: string): number {
    return Number(this.#db.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.['value'] ?? 0);
  }

  #idAt(number: number): string | null {
    const row = this.#db.prepare('SELECT id FROM blocks WHERE num = ?').get(number);
    return row === undefined ? null : hex(row['id']);
  }

  #readHead(): Position | null {
    const row = this.#db.prepare('SELECT * FROM blocks ORDER BY num DESC LIMIT 1').get();
    if (row === undefined) return null;
    return {
      number: row['num'] as number,
      id: hex(row['id']),
      nextTransaction: (row['first_transaction'] as number) + (row['transaction_count'] as number),
      nextSequence: (row['first_sequence'] as number) + (row['action_count'] as number),
    };
  }
}

/** 0: no actions, 1: all actions, 2: top-level actions only. */
function tracesColumn({ traces, inline }: BlockParts): number {
  return traces ? (inline ? 1 : 2) : 0;
}

function hex(bytes: unknown): string {
  return Buffer.from(bytes as Uint8Array).toString('hex');
}
