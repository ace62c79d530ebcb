/** Indexing speed, averaged over the last 30 s. */
export interface Rates {
  blocksPerSecond: number;
  actionsPerSecond: number;
}

const windowMs = 30_000;
/** Below this a single batch dominates the average. */
const minMs = 1000;
const chainBlocksPerSecond = 2;

/** Counts written blocks and actions, on a monotonic clock (performance.now, ms). */
export class Progress {
  readonly #now: () => number;
  readonly #startedAt: number;
  #samples: { at: number; blocks: number; actions: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#startedAt = now();
  }

  add(blocks: number, actions: number): void {
    this.#samples.push({ at: this.#now(), blocks, actions });
    this.#trim();
  }

  /** null until enough time has passed. */
  rates(): Rates | null {
    this.#trim();
    const ms = Math.min(this.#now() - this.#startedAt, windowMs);
    if (ms < minMs) return null;
    const sum = (field: 'blocks' | 'actions'): number => this.#samples.reduce((total, one) => total + one[field], 0);
    return { blocksPerSecond: (sum('blocks') * 1000) / ms, actionsPerSecond: (sum('actions') * 1000) / ms };
  }

  /**
   * Seconds until the head is reached, allowing for new blocks meanwhile: 0 at the head, null if unknown or if the
   * chain grows faster than the index.
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
