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
  #samples: { at: number; blocks: number; actions: number }[];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#samples = [{ at: now(), blocks: 0, actions: 0 }];
  }

  add(blocks: number, actions: number): void {
    this.#samples.push({ at: this.#now(), blocks, actions });
    this.#trim();
  }

  /** null until there is something to tell by. */
  rates(): Rates | null {
    this.#trim();
    const [first, ...rest] = this.#samples;
    const now = this.#now();
    if (first === undefined || rest.length === 0 || now - first.at < leastMs) return null;
    const seconds = (now - first.at) / 1000;
    const sum = (field: 'blocks' | 'actions'): number => rest.reduce((total, sample) => total + sample[field], 0);
    return { blocksPerSecond: sum('blocks') / seconds, actionsPerSecond: sum('actions') / seconds };
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

  /** The first sample only marks where counting begins, so the last one before the window stays. */
  #trim(): void {
    const begin = this.#now() - windowMs;
    while (this.#samples.length > 1 && this.#samples[1]!.at < begin) this.#samples.shift();
  }
}
