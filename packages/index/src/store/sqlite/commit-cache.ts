import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Max cached values. */
const maxCached = 5000;

/** Caches reads until the writer commits. Checking for a commit costs as much as reading one row. */
export class CommitCache {
  readonly #version: StatementSync;
  readonly #values = new Map<string | number, unknown>();
  #seenVersion: unknown = null;

  constructor(db: DatabaseSync) {
    this.#version = db.prepare('PRAGMA data_version');
  }

  /** Clears the cache if the writer has committed. Call before the reads of one request. */
  look(): this {
    const version = this.#version.get()?.['data_version'];
    if (version !== this.#seenVersion || this.#values.size >= maxCached) this.#values.clear();
    this.#seenVersion = version;
    return this;
  }

  once<Value>(key: string | number, read: () => Value): Value {
    if (this.#values.has(key)) return this.#values.get(key) as Value;
    const value = read();
    this.#values.set(key, value);
    return value;
  }
}
