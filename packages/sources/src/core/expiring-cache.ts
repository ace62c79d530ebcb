interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/**
 * A bounded map whose entries expire; concurrent reads of one key share one load. A load that throws is not cached.
 * Evicts the least recently used entry.
 */
export class ExpiringCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #size: number;
  readonly #now: () => number;

  constructor(size: number, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  /** The cached value of a key, or the result of `load`. `keepMs` may depend on the value; 0 disables caching. */
  get(key: string, keepMs: number | ((value: T) => number), load: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached !== undefined && cached.until > this.#now()) {
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached.value;
    }
    const entry = { value: load(), until: Infinity };
    this.#put(key, entry);
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
    } catch {
      // Callers get the error; here it only means that there is nothing to cache.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  #put(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value!);
  }
}
