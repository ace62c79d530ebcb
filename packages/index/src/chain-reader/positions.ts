import type { BlockPosition } from '../store/block-rows.ts';
import { ChainReaderError } from './block-source.ts';

const maxPositions = 8192;

/** Recently delivered blocks, as far back as a fork can reach. */
export class Positions {
  #list: BlockPosition[];

  constructor(newestFirst: BlockPosition[]) {
    this.#list = newestFirst.toReversed();
  }

  get last(): BlockPosition | null {
    return this.#list.at(-1) ?? null;
  }

  /** Newest first. */
  get newestFirst(): BlockPosition[] {
    return this.#list.toReversed();
  }

  undoTo(block: number): void {
    this.#list = this.#list.filter((known) => known.number <= block);
  }

  /** True if the block links to the last one, or is the first. */
  continues(block: BlockPosition, previous: BlockPosition | null): boolean {
    const { last } = this;
    return last === null || (previous?.id === last.id && block.number === last.number + 1);
  }

  /** Throws ChainReaderError unless the block links to a known one, or replaces all of them. */
  expect(block: BlockPosition, previous: BlockPosition | null): void {
    const parent = this.#list.findLast((known) => known.number < block.number);
    if (parent === undefined || (parent.number === block.number - 1 && parent.id === previous?.id)) return;
    throw new ChainReaderError(
      'deep-fork',
      `the node's block ${block.number} follows ${previous?.id ?? 'nothing'}, but the index has ${parent.id} as block ` +
        `${parent.number}: the node is on another fork, below the last irreversible block`,
    );
  }

  add(block: BlockPosition): void {
    this.#list.push(block);
    if (this.#list.length > maxPositions) this.#list = this.#list.slice(-maxPositions / 2);
  }
}
