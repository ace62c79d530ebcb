import { BoundedMap, type CacheLimits } from './bounded-map.ts';

interface Entry<T> {
  value: Promise<T>;
  /** Expiry; infinite while loading. */
  until: number;
  isReloading: boolean;
}

/** Milliseconds; a function if it depends on the value. */
type Lifetime<T> = number | ((value: T) => number);

/** Delay of a background refresh in milliseconds, so that it does not compete with the page being rendered. */
const reloadDelayMs = 500;

/**
 * A bounded map whose entries expire; concurrent reads of one key share one load. A load that throws is not cached.
 * Evicts the least recently used entry.
 */
export class ExpiringCache<T> {
  readonly #entries: BoundedMap<Entry<T>>;
  readonly #sizeOf: (value: T) => number;
  readonly #now: () => number;

  /** Without `bytes` and `sizeOf` only entries are counted. */
  constructor(limits: number | (CacheLimits & { sizeOf: (value: T) => number }), now: () => number = Date.now) {
    const { sizeOf, ...counted } =
      typeof limits === 'number' ? { entries: limits, bytes: Infinity, sizeOf: () => 0 } : limits;
    this.#entries = new BoundedMap(counted);
    this.#sizeOf = sizeOf;
    this.#now = now;
  }

  /** The cached value of a key, or the result of `load`. `keepMs`: 0 disables caching. */
  get(key: string, keepMs: Lifetime<T>, load: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached !== undefined && cached.until > this.#now()) return cached.value;
    return this.#load(key, keepMs, load);
  }

  /** Like `get`, but returns a value that expired less than `staleMs` ago and refreshes it in the background. */
  async getStale(key: string, keepMs: Lifetime<T>, staleMs: Lifetime<T>, load: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached === undefined || cached.until > this.#now()) return this.get(key, keepMs, load);
    const value = await cached.value;
    const limit = typeof staleMs === 'number' ? staleMs : staleMs(value);
    if (cached.until + limit <= this.#now()) return this.get(key, keepMs, load);
    if (!cached.isReloading) {
      cached.isReloading = true;
      setTimeout(() => void this.#reload(key, cached, keepMs, load), reloadDelayMs);
    }
    return value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #load(key: string, keepMs: Lifetime<T>, load: () => Promise<T>): Promise<T> {
    const entry = { value: load(), until: Infinity, isReloading: false };
    this.#entries.set(key, entry, 0);
    void this.#settle(key, entry, keepMs);
    return entry.value;
  }

  async #reload(key: string, stale: Entry<T>, keepMs: Lifetime<T>, load: () => Promise<T>): Promise<void> {
    try {
      const value = await load();
      if (this.#entries.get(key) === stale) await this.#load(key, keepMs, async () => value);
    } catch {
      // The stale value remains until it is too old; then callers get the error.
      stale.isReloading = false;
    }
  }

  async #settle(key: string, entry: Entry<T>, keepMs: Lifetime<T>): Promise<void> {
    try {
      const value = await entry.value;
      entry.until = this.#now() + (typeof keepMs === 'number' ? keepMs : keepMs(value));
      if (this.#entries.get(key) === entry) this.#entries.set(key, entry, this.#sizeOf(value));
    } catch {
      // Callers get the error; here it only means that there is nothing to cache.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }
}
