import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Chunk,
  chunkColumns,
  chunkId,
  chunkOfRow,
  isFull,
  type ListEntry,
  maxChunks,
  packEntry,
  packShapes,
} from './account-chunk.ts';
import { PackedWriter } from './bytes.ts';

/** Max cached last chunks, about 1 kB each. */
const maxCachedChunks = 30_000;

/** Entries of one account since the last flush, and their count after each transaction. */
interface Pending {
  entries: ListEntry[];
  ends: number[];
}

/** Appends to account lists; entries are written by `flush`. */
export class AccountListWriter {
  readonly #last: StatementSync;
  readonly #put: StatementSync;
  readonly #putShape: StatementSync;
  readonly #pending = new Map<number, Pending>();
  readonly #tails = new Map<number, Chunk>();
  readonly #writer = new PackedWriter();
  #transaction: Pending[] = [];

  constructor(db: DatabaseSync) {
    this.#last = db.prepare(
      `SELECT ${chunkColumns} FROM account_lists WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1`,
    );
    this.#put = db.prepare(
      'INSERT OR REPLACE INTO account_lists (id, first, seq, count, last, shapes, entries) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#putShape = db.prepare('INSERT INTO chunk_shapes (account, shape, place) VALUES (?, ?, ?)');
  }

  /** In order of ordinals within a transaction. */
  add(account: number, entry: ListEntry): void {
    let pending = this.#pending.get(account);
    if (pending === undefined) {
      pending = { entries: [], ends: [] };
      this.#pending.set(account, pending);
    }
    pending.entries.push(entry);
    if (this.#transaction.at(-1) !== pending) this.#transaction.push(pending);
  }

  /** Marks a transaction end: chunks never split transactions. */
  endTransaction(): void {
    for (const pending of this.#transaction) {
      if (pending.ends.at(-1) !== pending.entries.length) pending.ends.push(pending.entries.length);
    }
    this.#transaction = [];
  }

  flush(): void {
    // By account id, the order of the rows in the file.
    for (const account of [...this.#pending.keys()].sort((a, b) => a - b)) {
      this.#append(account, this.#pending.get(account)!);
    }
    this.#pending.clear();
  }

  /** Clears the caches; required after a rollback or an undo. */
  forget(): void {
    this.#pending.clear();
    this.#tails.clear();
    this.#transaction = [];
  }

  #append(account: number, { entries, ends }: Pending): void {
    let tail = this.#tailOf(account);
    let at = 0;
    for (const end of ends) {
      if (tail === null || isFull(tail)) tail = emptyAfter(account, tail);
      for (; at < end; at++) this.#extend(tail, entries[at]!);
      if (isFull(tail)) this.#write(tail);
    }
    if (tail === null) return;
    if (!isFull(tail)) this.#write(tail);
    if (this.#tails.size >= maxCachedChunks) this.#tails.clear();
    this.#tails.set(account, tail);
  }

  #tailOf(account: number): Chunk | null {
    const cached = this.#tails.get(account);
    if (cached !== undefined) return cached;
    const row = this.#last.get(chunkId(account, 0), chunkId(account, maxChunks - 1));
    return row === undefined ? null : chunkOfRow(row);
  }

  /** The packed entry is buffered in the writer until the chunk is written. */
  #extend(chunk: Chunk, entry: ListEntry): void {
    let shape = chunk.shapes.indexOf(entry.shape);
    if (shape < 0) shape = chunk.shapes.push(entry.shape) - 1;
    packEntry(this.#writer, chunk.last, entry, shape);
    if (chunk.count === 0 || entry.execution < chunk.first) chunk.first = entry.execution;
    chunk.last = entry.sequence;
    chunk.count++;
  }

  #write(chunk: Chunk): void {
    const { account, place } = chunk;
    chunk.packed = concat(chunk.packed, this.#writer.take());
    this.#put.run(
      chunkId(account, place),
      chunk.first,
      chunk.seq,
      chunk.count,
      chunk.last,
      packShapes(this.#writer, chunk.shapes),
      chunk.packed,
    );
    if (isFull(chunk)) for (const shape of chunk.shapes) this.#putShape.run(account, shape, place);
  }
}

function emptyAfter(account: number, before: Chunk | null): Chunk {
  const [place, seq] = before === null ? [0, 0] : [before.place + 1, before.seq + before.count];
  return { account, place, first: 0, seq, count: 0, last: 0, shapes: [], packed: new Uint8Array() };
}

function concat(before: Uint8Array, more: Uint8Array): Uint8Array {
  const result = new Uint8Array(before.length + more.length);
  result.set(before);
  result.set(more, before.length);
  return result;
}
