/** A sorted set of keys in chunks: an insertion moves a single chunk, which keeps scopes of 100,000 rows fast. */
export class SortedKeys<K> {
  static readonly #chunkSize = 512;
  readonly #compare: (a: K, b: K) => number;
  #chunks: K[][] = [];
  #size = 0;

  constructor(compare: (a: K, b: K) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  add(key: K): void {
    if (this.#chunks.length === 0) {
      this.#chunks.push([key]);
      this.#size = 1;
      return;
    }
    const at = Math.min(this.#chunkOf(key), this.#chunks.length - 1);
    const chunk = this.#chunks[at]!;
    const index = this.#lowerIn(chunk, key);
    if (index < chunk.length && this.#compare(chunk[index]!, key) === 0) return;
    chunk.splice(index, 0, key);
    this.#size++;
    if (chunk.length > SortedKeys.#chunkSize) {
      this.#chunks.splice(at + 1, 0, chunk.splice(chunk.length >> 1));
    }
  }

  delete(key: K): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    const index = this.#lowerIn(chunk, key);
    if (index >= chunk.length || this.#compare(chunk[index]!, key) !== 0) return;
    chunk.splice(index, 1);
    this.#size--;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** The smallest key not below `from` (or of all). */
  first(from?: K): K | undefined {
    for (const key of this.ascending(from)) return key;
    return undefined;
  }

  last(): K | undefined {
    return this.#chunks.at(-1)?.at(-1);
  }

  /** The largest key not above `from` (or of all). */
  lastUpTo(from?: K): K | undefined {
    for (const key of this.descending(from)) return key;
    return undefined;
  }

  /** Keys from `from` (inclusive) ascending. The set must not change during iteration. */
  *ascending(from?: K): Generator<K> {
    let at = from === undefined ? 0 : this.#chunkOf(from);
    let index = from === undefined || at >= this.#chunks.length ? 0 : this.#lowerIn(this.#chunks[at]!, from);
    for (; at < this.#chunks.length; at++, index = 0) {
      const chunk = this.#chunks[at]!;
      for (; index < chunk.length; index++) yield chunk[index]!;
    }
  }

  /** Keys from `from` (inclusive) descending. */
  *descending(from?: K): Generator<K> {
    let at = this.#chunks.length - 1;
    let index = (this.#chunks[at]?.length ?? 0) - 1;
    if (from !== undefined) {
      at = Math.min(this.#chunkOf(from), this.#chunks.length - 1);
      const chunk = this.#chunks[at];
      if (chunk === undefined) return;
      index = this.#lowerIn(chunk, from);
      if (index >= chunk.length || this.#compare(chunk[index]!, from) > 0) index--;
    }
    for (; at >= 0; at--, index = (this.#chunks[at]?.length ?? 0) - 1) {
      const chunk = this.#chunks[at]!;
      for (; index >= 0; index--) yield chunk[index]!;
    }
  }

  /** Index of the first chunk whose last key is not below `key`; the number of chunks if there is none. */
  #chunkOf(key: K): number {
    let low = 0;
    let high = this.#chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#chunks[middle]!.at(-1)!, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #lowerIn(chunk: K[], key: K): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(chunk[middle]!, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
