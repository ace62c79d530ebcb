import type { ChainReaderError } from './block-source.ts';

/** Attempts at the same block before blocks that do not fit count as the node's chain, not as a fault. */
const maxAttempts = 4;

/**
 * Counts attempts that ended with blocks that do not fit the index. They may be a fault of the node or the line; a node on
 * another fork repeats them.
 */
export class Mismatches {
  #after: number | null = null;
  #count = 0;

  /** Whether another attempt may succeed. `after`: the last block of the index when the attempt began. */
  mayRecover({ code }: ChainReaderError, after: number): boolean {
    if (code !== 'deep-fork' && code !== 'protocol') return false;
    this.#count = this.#after === after ? this.#count + 1 : 1;
    this.#after = after;
    return this.#count < maxAttempts;
  }
}
