/** Milliseconds of work that visitors may cause: so many at once, and so many in each second. */
export class WorkBudget {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor({ most, perSecond }: { most: number; perSecond: number }, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** False: who asks for work now is refused. */
  get open(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left > 0;
  }

  /** What was done, afterwards: how long something takes is not known before. */
  spend(ms: number): void {
    this.#left -= ms;
  }
}
