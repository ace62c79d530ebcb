/** How fast an index grows, over the last half minute. */
export interface Rates {
  blocksPerSecond: number;
  actionsPerSecond: number;
}

const windowMs = 30_000;
/** Shorter than this, one batch would say more about its size than about the speed. */
const leastMs = 1000;
const chainBlocksPerSecond = 2;

/** Counts what was written, by a clock that does not jump (milliseconds of performance.now). */
export class Progress {
  readonly #now: () => number;
  readonly #begun: number;
  #samples: { at: number; blocks: number; actions: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#begun = now();
  }

  add(blocks: number, actions: number): void {
    this.#samples.push({ at: this.#now(), blocks, actions });
    this.#trim();
  }

  /** null until there is something to tell by. */
  rates(): Rates | null {
    this.#trim();
    const ms = Math.min(this.#now() - this.#begun, windowMs);
    if (ms < leastMs) return null;
    const sum = (field: 'blocks' | 'actions'): number => this.#samples.reduce((total, one) => total + one[field], 0);
    return { blocksPerSecond: (sum('blocks') * 1000) / ms, actionsPerSecond: (sum('actions') * 1000) / ms };
  }

  /**
   * Seconds until the head is reached at this speed, the chain going on meanwhile: 0 at the head, null where it is not
   * known or the chain is faster.
   */
  secondsLeft(behind: number): number | null {
    if (behind <= chainBlocksPerSecond) return 0;
    const rates = this.rates();
    if (rates === null || rates.blocksPerSecond <= chainBlocksPerSecond) return null;
    return behind / (rates.blocksPerSecond - chainBlocksPerSecond);
  }

  #trim(): void {
    const begin = this.#now() - windowMs;
    const first = this.#samples.findIndex((sample) => sample.at > begin);
    this.#samples = first < 0 ? [] : this.#samples.slice(first);
  }
}
