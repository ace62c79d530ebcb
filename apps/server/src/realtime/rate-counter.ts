import type { Rate } from '@antescope/sources/realtime/messages';

/** Slots (half seconds) a rate is averaged over. */
const windowSlots = 20;

export interface CountedBlock {
  number: number;
  /** Half seconds since 2000-01-01 UTC. */
  slot: number;
  transactions: number;
  actions: number;
}

/** Transactions and actions per second over the last ten seconds of chain time. */
export class RateCounter {
  #blocks: CountedBlock[] = [];

  add(block: CountedBlock): void {
    const recent = this.#blocks.filter((one) => one.number < block.number && one.slot >= block.slot - windowSlots);
    this.#blocks = [...recent, block];
  }

  undo(to: number): void {
    this.#blocks = this.#blocks.filter((block) => block.number <= to);
  }

  /** With one decimal; null before the second block. */
  get rate(): Rate | null {
    const [first, ...rest] = this.#blocks;
    const last = rest.at(-1);
    if (first === undefined || last === undefined || last.slot === first.slot) return null;
    const seconds = (last.slot - first.slot) / 2;
    const rateOf = (count: (block: CountedBlock) => number): number =>
      Math.round((rest.reduce((sum, block) => sum + count(block), 0) / seconds) * 10) / 10;
    return { tps: rateOf((block) => block.transactions), aps: rateOf((block) => block.actions) };
  }
}
