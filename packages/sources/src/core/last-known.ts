import type { Outcome } from './outcome.ts';

type Known = Outcome<unknown> & { state: 'data' };

/** Remembers the last good answer to each question, so that a failed reading can still show it with its age. */
export class LastKnown {
  readonly #known = new Map<string, Known>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The outcome as it is; a failed one gets the last value of `key`, and where and when that was read. */
  async of<T>(key: string, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await reading;
    if (outcome.state === 'failed')
      return this.#withStale(outcome, this.#known.get(key) as (Outcome<T> & { state: 'data' }) | undefined);
    this.#known.delete(key);
    if (outcome.state === 'data') {
      this.#known.set(key, outcome);
      if (this.#known.size > this.#size) this.#known.delete(this.#known.keys().next().value!);
    }
    return outcome;
  }

  #withStale<T>(
    outcome: Outcome<T> & { state: 'failed' },
    known: (Outcome<T> & { state: 'data' }) | undefined,
  ): Outcome<T> {
    if (known === undefined || outcome.stale !== null) return outcome;
    const { failures } = outcome.meta;
    return { state: 'failed', stale: known.data, meta: { ...known.meta, complete: false, failures } };
  }
}
