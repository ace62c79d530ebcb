import { BoundedMap, type CacheLimits } from './bounded-map.ts';

interface Entry<T> {
  value: Promise<T>;
  until: number;
}

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

  /** The cached value of a key, or the result of `load`. `keepMs` may depend on the value; 0 disables caching. */
  get(key: string, keepMs: number | ((value: T) => number), load: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached !== undefined && cached.until > this.#now()) return cached.value;
    const entry = { value: load(), until: Infinity };
    this.#entries.set(key, entry, 0);
    void this.#settle(key, entry, keepMs);
    return entry.value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  async #settle(key: string, entry: Entry<T>, keepMs: number | ((value: T) => number)): Promise<void> {
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
