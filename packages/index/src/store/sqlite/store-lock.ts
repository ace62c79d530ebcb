import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../history-store.ts';

/** SQLITE_BUSY */
const busy = 5;
const closed = 0;
const open = 1;

/**
 * Makes this process the only writer of a store, and remembers whether it closed it. The lock is one of SQLite on a file
 * beside the store: the system releases it when the process ends in whatever way, and readers do not see it.
 */
export class StoreLock {
  /** The last writer did not close the store, or found it damaged. */
  readonly wasLeftOpen: boolean;
  readonly #db: DatabaseSync;

  /** Throws StoreError, 'in-use' if another writer holds the lock. */
  constructor(path: string) {
    this.#db = new DatabaseSync(`${path}.lock`, { timeout: 0 });
    try {
      // Keeps the lock from the first write until the file is closed.
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE');
      this.#db.exec('BEGIN EXCLUSIVE');
      this.wasLeftOpen = this.#db.prepare('PRAGMA user_version').get()?.['user_version'] === open;
      this.#mark(open);
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#db.close();
      const { message, errcode } = error as Error & { errcode?: number };
      if (errcode === busy) throw new StoreError('in-use', `${path} is written by another server`, { cause: error });
      throw new StoreError('damaged', `${path}.lock cannot be used: ${message}`, { cause: error });
    }
  }

  /** `isClosed`: the store was closed in good order. */
  release(isClosed: boolean): void {
    try {
      if (isClosed) this.#mark(closed);
    } finally {
      this.#db.close();
    }
  }

  #mark(state: typeof open | typeof closed): void {
    this.#db.exec(`PRAGMA user_version = ${state}`);
  }
}
