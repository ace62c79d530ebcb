/** Limits of a cache. Where strangers choose the keys, they count in `bytes`, or `entries` is small. */
export interface CacheLimits {
  /** Max number of entries; Infinity if their size is limited instead. */
  entries: number;
  /** Max size of all entries together, as given to `set`. */
  bytes?: number;
  /** Entries set longer ago are absent. */
  maxAgeMs?: number;
}

interface Entry<V> {
  value: V;
  bytes: number;
  since: number;
}

/**
 * The cache of the house for values that are at hand: a map that evicts the least recently used entries above its limits.
 * `ExpiringCache` adds loading. Caches with another rule of their own (what the writer of a store has interned, the blocks
 * at the head) are not among them.
 */
export class BoundedMap<V, K = string> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #limits: Required<CacheLimits>;
  readonly #now: () => number;
  #bytes = 0;

  constructor(limits: CacheLimits, now: () => number = () => performance.now()) {
    this.#limits = { bytes: Infinity, maxAgeMs: Infinity, ...limits };
    this.#now = now;
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#limits.maxAgeMs !== Infinity && this.#now() - entry.since > this.#limits.maxAgeMs) {
      this.delete(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** An entry larger than the limit is not kept. */
  set(key: K, value: V, bytes = 0): void {
    this.delete(key);
    this.#entries.set(key, { value, bytes, since: this.#limits.maxAgeMs === Infinity ? 0 : this.#now() });
    this.#bytes += bytes;
    if (bytes > this.#limits.bytes) this.delete(key);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
