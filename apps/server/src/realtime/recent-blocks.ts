import type { LiveBlock } from '@antescope/sources/realtime/live-block';

/** The newest blocks with their rows, so that many clients resuming after the same outage are served from memory. */
export class RecentBlocks {
  readonly #maxSize: number;
  readonly #blocks = new Map<number, LiveBlock>();
  #size = 0;

  /** `maxSize` of all blocks together, as LiveBlock counts it. */
  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** With all its rows; undefined if it is not cached or a fork replaced it. */
  of(number: number, id: string): LiveBlock | undefined {
    const block = this.#blocks.get(number);
    return block?.blockId === id ? block : undefined;
  }

  /** Evicts the lowest blocks once the limit is exceeded. */
  add(block: LiveBlock): void {
    this.#evict(block.block);
    this.#blocks.set(block.block, block);
    this.#size += block.size;
    while (this.#size > this.#maxSize) this.#evict(Math.min(...this.#blocks.keys()));
  }

  #evict(number: number): void {
    const block = this.#blocks.get(number);
    if (block === undefined) return;
    this.#blocks.delete(number);
    this.#size -= block.size;
  }
}
