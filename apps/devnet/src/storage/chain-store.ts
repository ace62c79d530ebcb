import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import type { StoredBlock } from '@antescope/devnet/blocks/block-store';
import { schemaSql } from './schema.ts';

/** An entry of the v1 history of an account. */
export interface AccountAction {
  /** Account as a signed 64-bit number (the form SQLite orders and stores). */
  account: bigint;
  globalSequence: bigint;
}

/** A row of an account's history with the location of the action. */
export interface AccountActionPlace {
  sequence: number;
  globalSequence: bigint;
  blockNumber: number;
}

/** Lookup keys of a block. */
export interface BlockIndex {
  /** Hex ids of the transactions in the block. */
  transactions: string[];
  actions: AccountAction[];
}

const maxSnapshots = 2;
/** Increased when old files become unreadable. */
const format = '1';

/**
 * The devnet's storage: blocks with traces and deltas, an index of transactions and of actions by account, and state
 * snapshots, in one SQLite file. A block and its index are one database transaction, so a crash at any time leaves a
 * prefix of the chain without gaps.
 */
export class ChainStore {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  /** Block of the snapshot that the node was started from: only its state is known; 0 without one. */
  private snapshotStart: number;

  constructor(path: string) {
    this.database = new DatabaseSync(path);
    // WAL: readers never block, and a kill loses no committed block (a power failure may lose the newest ones).
    this.database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    this.database.exec(schemaSql);
    // Writing takes the lock, so that a second devnet on this file fails immediately.
    this.setMeta('format', format);
    this.snapshotStart = Number(this.meta('snapshot_start') ?? 0);
  }

  /** Forgets all blocks, so that the head has its id and the whole state (`table_delta[]`) only. */
  startFromSnapshot(deltas: Uint8Array): void {
    const head = this.headNumber();
    if (head === null) return;
    this.atomically(() => {
      this.pruneBelow(head);
      for (const table of ['trx', 'account_action', 'finality', 'snapshot']) this.sql(`DELETE FROM ${table}`).run();
      this.sql('UPDATE block SET traces = NULL, deltas = ? WHERE number = ?').run(pack(deltas), head);
      this.setMeta('snapshot_start', String(head));
    });
    this.snapshotStart = head;
  }

  /** Number of the first block with its deltas: the block of the snapshot, if the node was started from one. */
  firstState(): number | null {
    return this.oldestNumber();
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }

  meta(key: string): string | null {
    const row = this.sql('SELECT value FROM meta WHERE key = ?').get(key) as { value: string } | undefined;
    return row?.value ?? null;
  }

  setMeta(key: string, value: string): void {
    this.sql('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
      key,
      value,
    );
  }

  /** Runs `work` as one database transaction; nested calls join the outer one. */
  atomically<T>(work: () => T): T {
    if (this.database.isTransaction) return work();
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  append(block: StoredBlock, index: BlockIndex): void {
    this.atomically(() => {
      this.sql('INSERT INTO block (number, id, content, traces, deltas) VALUES (?, ?, ?, ?, ?)').run(
        block.number,
        fromHex(block.id),
        block.content,
        pack(block.traces),
        pack(block.deltas),
      );
      if (block.finality !== undefined)
        this.sql('INSERT INTO finality (number, data) VALUES (?, ?)').run(block.number, block.finality);
      const transaction = this.sql(
        'INSERT INTO trx (id, number) VALUES (?, ?) ON CONFLICT DO UPDATE SET number = excluded.number',
      );
      for (const id of index.transactions) transaction.run(fromHex(id), block.number);
      this.appendActions(block.number, index.actions);
    });
  }

  private appendActions(number: number, actions: AccountAction[]): void {
    const last = this.sql('SELECT max(sequence) AS last FROM account_action WHERE account = ?');
    const insert = this.sql(
      'INSERT INTO account_action (account, sequence, global_sequence, number) VALUES (?, ?, ?, ?)',
    );
    const next = new Map<bigint, number>();
    for (const action of actions) {
      let sequence = next.get(action.account);
      if (sequence === undefined) {
        const row = last.get(action.account) as { last: number | null };
        sequence = row.last === null ? 0 : row.last + 1;
      }
      insert.run(action.account, sequence, action.globalSequence, number);
      next.set(action.account, sequence + 1);
    }
  }

  /** Deletes all blocks above `number` and their index. */
  undoTo(number: number): void {
    const head = this.headNumber();
    if (head === null || head <= number) return;
    this.atomically(() => {
      for (const table of ['block', 'trx', 'account_action', 'finality', 'snapshot']) {
        this.sql(`DELETE FROM ${table} WHERE number > ?`).run(number);
      }
    });
  }

  /**
   * Deletes the blocks below `number` and their index, except each account's newest action, from which its sequence
   * continues.
   */
  pruneBelow(number: number): void {
    const first = this.oldestNumber();
    if (first === null || first >= number) return;
    this.atomically(() => {
      this.sql(
        'DELETE FROM account_action WHERE number < ? AND EXISTS (SELECT 1 FROM account_action AS later ' +
          'WHERE later.account = account_action.account AND later.sequence > account_action.sequence)',
      ).run(number);
      this.sql('DELETE FROM trx WHERE number < ?').run(number);
      this.sql('DELETE FROM finality WHERE number < ?').run(number);
      this.sql('DELETE FROM block WHERE number < ?').run(number);
    });
  }

  /** Number of the oldest block, null in an empty store. */
  firstNumber(): number | null {
    const oldest = this.oldestNumber();
    return oldest === null ? null : Math.max(oldest, this.snapshotStart + 1);
  }

  private oldestNumber(): number | null {
    return (this.sql('SELECT min(number) AS first FROM block').get() as { first: number | null }).first;
  }

  /** Number of the newest block, null in an empty store. */
  headNumber(): number | null {
    return (this.sql('SELECT max(number) AS head FROM block').get() as { head: number | null }).head;
  }

  idOf(number: number): string | null {
    const row = this.sql('SELECT id FROM block WHERE number = ?').get(number) as { id: Uint8Array } | undefined;
    return row === undefined ? null : toHex(row.id);
  }

  content(number: number): Uint8Array | null {
    if (number <= this.snapshotStart) return null;
    const row = this.sql('SELECT content FROM block WHERE number = ?').get(number) as
      | { content: Uint8Array }
      | undefined;
    return row?.content ?? null;
  }

  traces(number: number): Uint8Array | null {
    const row = this.sql('SELECT traces FROM block WHERE number = ?').get(number) as
      | { traces: Uint8Array | null }
      | undefined;
    return unpack(row?.traces ?? null);
  }

  deltas(number: number): Uint8Array | null {
    const row = this.sql('SELECT deltas FROM block WHERE number = ?').get(number) as
      | { deltas: Uint8Array | null }
      | undefined;
    return unpack(row?.deltas ?? null);
  }

  /** Packed `finality_data` of a block, null before the first finalizers. */
  finality(number: number): Uint8Array | null {
    const row = this.sql('SELECT data FROM finality WHERE number = ?').get(number) as { data: Uint8Array } | undefined;
    return row?.data ?? null;
  }

  /** Number of the first block with `finality_data`; null without any. */
  firstFinality(): number | null {
    return (this.sql('SELECT min(number) AS first FROM finality').get() as { first: number | null }).first;
  }

  /** Number of the newest block that holds a trace of the transaction. */
  blockOfTransaction(id: string): number | null {
    const row = this.sql('SELECT number FROM trx WHERE id = ?').get(fromHex(id)) as { number: number } | undefined;
    return row?.number ?? null;
  }

  /** Ids that start with the given hex digits, at most two (enough to detect ambiguity). */
  transactionsByPrefix(prefix: string): string[] {
    const even = prefix.slice(0, prefix.length - (prefix.length % 2));
    const from = fromHex(even.padEnd(64, '0'));
    const to = fromHex(even.padEnd(64, 'f'));
    const rows = this.sql('SELECT id FROM trx WHERE id BETWEEN ? AND ? LIMIT 16').all(from, to) as { id: Uint8Array }[];
    return rows
      .map((row) => toHex(row.id))
      .filter((id) => id.startsWith(prefix))
      .slice(0, 2);
  }

  /** Sequence of an account's newest action; -1 without one. */
  lastSequence(account: bigint): number {
    const row = this.sql('SELECT max(sequence) AS last FROM account_action WHERE account = ?').get(account);
    return (row as { last: number | null }).last ?? -1;
  }

  /** Actions of an account from sequence `from` to `to`, both included. */
  accountActions(account: bigint, from: number, to: number): AccountActionPlace[] {
    const rows = this.sql(
      'SELECT sequence, global_sequence, number FROM account_action WHERE account = ? AND sequence BETWEEN ? AND ? ORDER BY sequence',
    ).all(account, from, to) as { sequence: number; global_sequence: number; number: number }[];
    return rows.map((row) => ({
      sequence: row.sequence,
      globalSequence: BigInt(row.global_sequence),
      blockNumber: row.number,
    }));
  }

  /** Saves the state snapshot of a stored block and deletes old ones. */
  saveSnapshot(number: number, state: Uint8Array): void {
    this.atomically(() => {
      this.sql('INSERT OR REPLACE INTO snapshot (number, state) VALUES (?, ?)').run(
        number,
        deflateRawSync(state, { level: 1 }),
      );
      this.sql(
        'DELETE FROM snapshot WHERE number NOT IN (SELECT number FROM snapshot ORDER BY number DESC LIMIT ?)',
      ).run(maxSnapshots);
    });
  }

  /** Snapshots, newest first. */
  *snapshots(): Iterable<{ number: number; state: Uint8Array }> {
    const numbers = this.sql('SELECT number FROM snapshot ORDER BY number DESC').all() as { number: number }[];
    for (const { number } of numbers) {
      const row = this.sql('SELECT state FROM snapshot WHERE number = ?').get(number) as { state: Uint8Array };
      yield { number, state: plain(inflateRawSync(row.state)) };
    }
  }

  /** Number of the oldest snapshot's block; 0 without one. A restart needs the blocks after it. */
  oldestSnapshot(): number {
    const { number } = this.sql('SELECT min(number) AS number FROM snapshot').get() as { number: number | null };
    return number ?? 0;
  }

  /** Deletes all snapshots: the next start replays every block. */
  dropSnapshots(): void {
    this.sql('DELETE FROM snapshot').run();
  }

  /** Rows of each table, for /v1/db_size. */
  sizes(): { table: string; rows: number }[] {
    return ['account_action', 'block', 'snapshot', 'trx'].map((table) => ({
      table,
      rows: (this.sql(`SELECT count(*) AS rows FROM ${table}`).get() as { rows: number }).rows,
    }));
  }

  bytesUsed(): number {
    const pages = (this.sql('PRAGMA page_count').get() as { page_count: number }).page_count;
    const size = (this.sql('PRAGMA page_size').get() as { page_size: number }).page_size;
    return pages * size;
  }

  private sql(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (statement === undefined) {
      statement = this.database.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }
}

function pack(bytes: Uint8Array | null): Uint8Array | null {
  return bytes === null ? null : deflateRawSync(bytes, { level: 1 });
}

function unpack(bytes: Uint8Array | null): Uint8Array | null {
  return bytes === null ? null : plain(inflateRawSync(bytes));
}

function plain(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
}
