import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Answers that are remembered at most. */
const mostRemembered = 5000;

/** What was read since the writer last committed. Asking whether it did costs as much as reading one row. */
export class SinceCommit {
  readonly #version: StatementSync;
  readonly #values = new Map<string | number, unknown>();
  #seen: unknown = null;

  constructor(db: DatabaseSync) {
    this.#version = db.prepare('PRAGMA data_version');
  }

  /** Forgets everything if the writer has committed; before the readings of one answer. */
  look(): this {
    const version = this.#version.get()?.['data_version'];
    if (version !== this.#seen || this.#values.size >= mostRemembered) this.#values.clear();
    this.#seen = version;
    return this;
  }

  once<Value>(key: string | number, read: () => Value): Value {
    if (this.#values.has(key)) return this.#values.get(key) as Value;
    const value = read();
    this.#values.set(key, value);
    return value;
  }
}
