import type { KeyValueStorage } from '../session/key-value-storage.ts';
import { WalletError } from '../wallet-error.ts';
import type { BatchRun } from './batch-run.ts';

/** The unfinished run of one account, kept over reloads and restarts of the browser. */
export class BatchStore {
  readonly #storage: KeyValueStorage;
  readonly #key: string;

  constructor(storage: KeyValueStorage, chainId: string, actor: string) {
    this.#storage = storage;
    this.#key = `antescope-batch:${chainId}:${actor}`;
  }

  /** null: there is none. Throws 'not-stored' if the stored one cannot be read; it is kept. */
  load(): BatchRun | null {
    const text = this.#storage.getItem(this.#key);
    if (text === null) return null;
    try {
      const run = JSON.parse(text) as BatchRun;
      if (Array.isArray(run.parts)) return run;
    } catch {
      // Reported below like any other damage.
    }
    throw new WalletError('not-stored', 'The stored list of transfers cannot be read');
  }

  /** Throws 'not-stored': what is not stored must not be signed. */
  save(run: BatchRun): void {
    const text = JSON.stringify(run);
    try {
      this.#storage.setItem(this.#key, text);
    } catch (cause) {
      throw new WalletError('not-stored', 'This device has no room to store the list of transfers', { cause });
    }
    if (this.#storage.getItem(this.#key) !== text)
      throw new WalletError('not-stored', 'This device does not store the list of transfers');
  }

  remove(): void {
    this.#storage.removeItem(this.#key);
  }
}
