/** Token bucket of milliseconds of work that clients may cause: a burst, refilled every second. */
export class WorkBudget {
  readonly #max: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor({ max, perSecond }: { max: number; perSecond: number }, now: () => number = () => performance.now()) {
    this.#max = max;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = max;
    this.#at = now();
  }

  /** False: the budget is spent, new work is rejected. */
  get open(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#max, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left > 0;
  }

  /** Charged after the work, because its duration is unknown before. */
  spend(ms: number): void {
    this.#left -= ms;
  }
}
