import type { UndoableStore, UndoLog } from './undo-log.ts';

/** Called for every change of a store, including undo; keeps an index up to date. */
export type ChangeListener<Row> = (before: Row | undefined, after: Row | undefined) => void;

/** Rows of one kind by key. Rows are immutable: a change stores a new object. */
export class Store<Row extends object> implements UndoableStore {
  readonly name: string;
  readonly #log: UndoLog;
  readonly #keyOf: (row: Row) => string;
  readonly #rows = new Map<string, Row>();
  readonly #listeners: ChangeListener<Row>[] = [];

  constructor(name: string, log: UndoLog, keyOf: (row: Row) => string) {
    this.name = name;
    this.#log = log;
    this.#keyOf = keyOf;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  entries(): IterableIterator<[string, Row]> {
    return this.#rows.entries();
  }

  values(): IterableIterator<Row> {
    return this.#rows.values();
  }

  put(row: Row): void {
    const key = this.#keyOf(row);
    const before = this.#rows.get(key);
    this.#log.record(this, key, before);
    this.#rows.set(key, row);
    this.#notify(before, row);
  }

  delete(key: string): void {
    const before = this.#rows.get(key);
    if (before === undefined) return;
    this.#log.record(this, key, before);
    this.#rows.delete(key);
    this.#notify(before, undefined);
  }

  onChange(listener: ChangeListener<Row>): void {
    this.#listeners.push(listener);
  }

  restore(key: string, before: unknown): void {
    const now = this.#rows.get(key);
    if (before === undefined) this.#rows.delete(key);
    else this.#rows.set(key, before as Row);
    this.#notify(now, before as Row | undefined);
  }

  peek(key: string): unknown {
    return this.#rows.get(key);
  }

  #notify(before: Row | undefined, after: Row | undefined): void {
    for (const listener of this.#listeners) listener(before, after);
  }
}
