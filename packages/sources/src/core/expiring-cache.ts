interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/**
 * A bounded map whose entries expire; concurrent reads of one key share one load. A load that throws is not kept.
 * The least recently used entry goes first.
 */
export class ExpiringCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #size: number;
  readonly #now: () => number;

  constructor(size: number, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  /** The kept value of a key, or what `load` gives. `keepMs` may depend on the value: 0 keeps nothing. */
  get(key: string, keepMs: number | ((value: T) => number), load: () => Promise<T>): Promise<T> {
    const kept = this.#entries.get(key);
    if (kept !== undefined && kept.until > this.#now()) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept.value;
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
      // Whoever asked gets the error; here it only means that there is nothing to keep.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  #put(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value!);
  }
}
