import type { LiveBlock } from '@antescope/sources/realtime/live-block';

/** The newest blocks with their rows, so that many who go on after the same break are told from memory. */
export class RecentBlocks {
  readonly #maxRows: number;
  readonly #blocks = new Map<number, LiveBlock>();
  #rows = 0;

  constructor(mostRows: number) {
    this.#maxRows = mostRows;
  }

  /** With all its rows; undefined where it is not kept, or is another one since a fork. */
  of(number: number, id: string): LiveBlock | undefined {
    const block = this.#blocks.get(number);
    return block?.blockId === id ? block : undefined;
  }

  /** Blocks are kept as long as those above them leave room. */
  add(block: LiveBlock): void {
    this.#evict(block.block);
    this.#blocks.set(block.block, block);
    // An empty block takes room, too.
    this.#rows += block.rows.length + 1;
    while (this.#rows > this.#maxRows) this.#evict(Math.min(...this.#blocks.keys()));
  }

  #evict(number: number): void {
    const block = this.#blocks.get(number);
    if (block === undefined) return;
    this.#blocks.delete(number);
    this.#rows -= block.rows.length + 1;
  }
}
