/** Limits of a cache: the number of its entries, and their size altogether. */
export interface CacheLimits {
  entries: number;
  bytes: number;
}

/** A map that evicts the least recently used entries above its limits. */
export class BoundedMap<V> {
  readonly #entries = new Map<string, { value: V; bytes: number }>();
  readonly #limits: CacheLimits;
  #bytes = 0;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** An entry larger than the limit is not kept. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    if (bytes > this.#limits.bytes) this.delete(key);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
