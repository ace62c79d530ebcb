import { BoundedMap, type CacheLimits } from './bounded-map.ts';

interface Entry<T> {
  value: Promise<T>;
  /** Expiry; infinite while loading. */
  until: number;
  isReloading: boolean;
}

/** Milliseconds; a function if it depends on the value. */
type Lifetime<T> = number | ((value: T) => number);

/** Counts the bytes of an entry; without it only entries are counted. */
type SizedLimits<T> = Omit<CacheLimits, 'maxAgeMs'> & { sizeOf: (value: T, key: string) => number };

/** Delay of a background refresh in milliseconds, so that it does not compete with the page being rendered. */
const reloadDelayMs = 500;

/**
 * The cache of the house for values that are loaded: a bounded map whose entries expire. Concurrent reads of one key share
 * one load, also where nothing is kept (`keepMs` 0). A load that throws is not cached. Evicts the least recently used entry.
 */
export class ExpiringCache<T> {
  readonly #entries: BoundedMap<Entry<T>>;
  readonly #sizeOf: (value: T, key: string) => number;
  readonly #now: () => number;

  /** A number limits the entries. */
  constructor(limits: number | SizedLimits<T>, now: () => number = Date.now) {
    const { sizeOf, ...counted } = typeof limits === 'number' ? { entries: limits, sizeOf: () => 0 } : limits;
    this.#entries = new BoundedMap(counted);
    this.#sizeOf = sizeOf;
    this.#now = now;
  }

  /** The cached value of a key, or the result of `load`. `keepMs`: 0 keeps nothing once it is loaded. */
  get(key: string, keepMs: Lifetime<T>, load: () => Promise<T>): Promise<T> {
    return this.#fresh(key) ?? this.#load(key, keepMs, load, false);
  }

  /** Like `get`, but returns a value that expired less than `staleMs` ago and refreshes it in the background. */
  async getStale(key: string, keepMs: Lifetime<T>, staleMs: Lifetime<T>, load: () => Promise<T>): Promise<T> {
    const fresh = this.#fresh(key);
    if (fresh !== undefined) return fresh;
    const cached = this.#entries.get(key);
    if (cached === undefined) return this.#load(key, keepMs, load, true);
    const value = await cached.value;
    const limit = typeof staleMs === 'number' ? staleMs : staleMs(value);
    if (cached.until + limit <= this.#now()) return this.#fresh(key) ?? this.#load(key, keepMs, load, true);
    if (!cached.isReloading) {
      cached.isReloading = true;
      setTimeout(() => void this.#reload(key, cached, keepMs, load), reloadDelayMs);
    }
    return value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #fresh(key: string): Promise<T> | undefined {
    const cached = this.#entries.get(key);
    return cached !== undefined && cached.until > this.#now() ? cached.value : undefined;
  }

  #load(key: string, keepMs: Lifetime<T>, load: () => Promise<T>, mayBeStale: boolean): Promise<T> {
    const entry = { value: load(), until: Infinity, isReloading: false };
    this.#entries.set(key, entry);
    void this.#settle(key, entry, keepMs, mayBeStale);
    return entry.value;
  }

  async #reload(key: string, stale: Entry<T>, keepMs: Lifetime<T>, load: () => Promise<T>): Promise<void> {
    try {
      const value = await load();
      if (this.#entries.get(key) === stale) await this.#load(key, keepMs, async () => value, true);
    } catch {
      // The stale value remains until it is too old; then callers get the error.
      stale.isReloading = false;
    }
  }

  async #settle(key: string, entry: Entry<T>, keepMs: Lifetime<T>, mayBeStale: boolean): Promise<void> {
    try {
      const value = await entry.value;
      const keptMs = typeof keepMs === 'number' ? keepMs : keepMs(value);
      entry.until = this.#now() + keptMs;
      if (this.#entries.get(key) !== entry) return;
      if (keptMs > 0 || mayBeStale) this.#entries.set(key, entry, this.#sizeOf(value, key));
      else this.#entries.delete(key);
    } catch {
      // Callers get the error; here it only means that there is nothing to cache.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }
}
