import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Chunk,
  chunkColumns,
  chunkId,
  chunkOfRow,
  entriesOf,
  isFull,
  type ListEntry,
  maxChunks,
} from './account-chunk.ts';

/** A chunk with its entries unpacked. */
export interface OpenChunk extends Chunk {
  entries: ListEntry[];
}

export type Order = 'desc' | 'asc';

/** Filter by shape id. */
export type ShapeFilter = (shape: number) => boolean;

/** Reads the chunks of account lists. */
export class AccountLists {
  readonly #at: StatementSync;
  readonly #last: StatementSync;
  readonly #bounds: StatementSync;
  readonly #nextShape: StatementSync;
  readonly #chunkBefore: StatementSync;
  readonly #chunkAfter: StatementSync;

  constructor(db: DatabaseSync) {
    this.#at = db.prepare(`SELECT ${chunkColumns} FROM account_lists WHERE id = ?`);
    this.#last = db.prepare(
      `SELECT ${chunkColumns} FROM account_lists WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1`,
    );
    this.#bounds = db.prepare('SELECT first, seq FROM account_lists WHERE id = ?');
    this.#nextShape = db.prepare(
      'SELECT shape FROM chunk_shapes WHERE account = ? AND shape > ? ORDER BY shape LIMIT 1',
    );
    this.#chunkBefore = db.prepare(
      'SELECT place FROM chunk_shapes WHERE account = ? AND shape = ? AND place <= ? ORDER BY place DESC LIMIT 1',
    );
    this.#chunkAfter = db.prepare(
      'SELECT place FROM chunk_shapes WHERE account = ? AND shape = ? AND place >= ? ORDER BY place LIMIT 1',
    );
  }

  /** Last chunk of the list, full or not; null for an account without actions. */
  last(account: number): Chunk | null {
    const row = this.#last.get(chunkId(account, 0), chunkId(account, maxChunks - 1));
    return row === undefined ? null : chunkOfRow(row);
  }

  open(account: number, place: number): OpenChunk | null {
    const row = this.#at.get(chunkId(account, place));
    if (row === undefined) return null;
    const chunk = chunkOfRow(row);
    return { ...chunk, entries: entriesOf(chunk) };
  }

  /** Lowest execution of a chunk; null past the end. */
  firstOf(account: number, place: number): number | null {
    const row = this.#bounds.get(chunkId(account, place));
    return row === undefined ? null : (row['first'] as number);
  }

  /** Place of the last chunk whose `first` (or `seq`) is <= the value; 0 if there is none. */
  placeOf(last: Chunk, by: 'first' | 'seq', value: number): number {
    if (last[by] <= value) return last.place;
    let low = 0;
    let high = last.place - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const bounds = this.#bounds.get(chunkId(last.account, middle));
      if (bounds !== undefined && (bounds[by] as number) <= value) low = middle;
      else high = middle - 1;
    }
    return Math.max(low, 0);
  }

  /**
   * Places of the chunks that may have entries matching the filter, between two places (inclusive); all of them if the
   * filter is null. Always includes the last chunk unless it is full.
   */
  *places(last: Chunk, filter: ShapeFilter | null, from: number, to: number, order: Order): Generator<number> {
    const step = order === 'desc' ? -1 : 1;
    const isBeyond = (place: number): boolean => (order === 'desc' ? place < to : place > to);
    if (filter === null) {
      for (let place = from; !isBeyond(place); place += step) yield place;
      return;
    }
    const listed = isFull(last) ? last.place : last.place - 1;
    if (order === 'desc' && from > listed) yield from;
    const heads: { shape: number; place: number }[] = [];
    for (const shape of this.#shapesOf(last.account)) {
      const place = filter(shape) ? this.#seek(last.account, shape, from, order) : null;
      if (place !== null && !isBeyond(place)) heads.push({ shape, place });
    }
    while (heads.length > 0) {
      const places = heads.map((head) => head.place);
      const next = order === 'desc' ? Math.max(...places) : Math.min(...places);
      yield next;
      for (let index = heads.length - 1; index >= 0; index--) {
        const head = heads[index]!;
        if (head.place !== next) continue;
        const place = this.#seek(last.account, head.shape, next + step, order);
        if (place === null || isBeyond(place)) heads.splice(index, 1);
        else head.place = place;
      }
    }
    if (order === 'asc' && to > listed) yield to;
  }

  /** Shapes in the account's full chunks. */
  *#shapesOf(account: number): Generator<number> {
    let shape = -1;
    for (;;) {
      const row = this.#nextShape.get(account, shape);
      if (row === undefined) return;
      shape = row['shape'] as number;
      yield shape;
    }
  }

  #seek(account: number, shape: number, place: number, order: Order): number | null {
    const row = (order === 'desc' ? this.#chunkBefore : this.#chunkAfter).get(account, shape, place);
    return row === undefined ? null : (row['place'] as number);
  }
}

/** Tests whether executions are in a list; cheap if called in sequence order. */
export class ListMembership {
  readonly #lists: AccountLists;
  readonly #last: Chunk;
  readonly #filter: ShapeFilter | null;
  #place = -1;
  #range = { first: 0, end: 0 };
  #executions = new Set<number>();

  constructor(lists: AccountLists, last: Chunk, filter: ShapeFilter | null) {
    this.#lists = lists;
    this.#last = last;
    this.#filter = filter;
  }

  has(execution: number): boolean {
    if (this.#place < 0 || execution < this.#range.first || execution >= this.#range.end) this.#moveTo(execution);
    return this.#executions.has(execution);
  }

  #moveTo(execution: number): void {
    const { account } = this.#last;
    this.#place = this.#placeFor(execution);
    const chunk = this.#lists.open(account, this.#place);
    const filter = this.#filter;
    const entries = (chunk?.entries ?? []).filter((entry) => filter === null || filter(entry.shape));
    this.#executions = new Set(entries.map((entry) => entry.execution));
    this.#range = {
      first: this.#place === 0 ? 0 : (chunk?.first ?? 0),
      end: this.#lists.firstOf(account, this.#place + 1) ?? Number.MAX_SAFE_INTEGER,
    };
  }

  /** Usually an adjacent chunk. */
  #placeFor(execution: number): number {
    const { account } = this.#last;
    if (this.#place > 0 && execution < this.#range.first) {
      const before = this.#lists.firstOf(account, this.#place - 1);
      if (before !== null && before <= execution) return this.#place - 1;
    }
    if (this.#place >= 0 && execution >= this.#range.end) {
      const after = this.#lists.firstOf(account, this.#place + 2);
      if (after === null || after > execution) return this.#place + 1;
    }
    return this.#lists.placeOf(this.#last, 'first', execution);
  }
}
