import type { Outcome } from './outcome.ts';

type Value = Outcome<unknown> & { state: 'data' };

/** Keeps the last successful value per key, so that a failed read can still show it with its age. */
export class LastKnown {
  readonly #values = new Map<string, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** Returns the outcome; a failed one gets the last value of `key` with its provenance. */
  async of<T>(key: string, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await reading;
    if (outcome.state === 'failed')
      return this.#withStale(outcome, this.#values.get(key) as (Outcome<T> & { state: 'data' }) | undefined);
    this.#values.delete(key);
    if (outcome.state === 'data') {
      this.#values.set(key, outcome);
      if (this.#values.size > this.#size) this.#values.delete(this.#values.keys().next().value!);
    }
    return outcome;
  }

  #withStale<T>(
    outcome: Outcome<T> & { state: 'failed' },
    last: (Outcome<T> & { state: 'data' }) | undefined,
  ): Outcome<T> {
    if (last === undefined || outcome.stale !== null) return outcome;
    const { failures } = outcome.meta;
    return { state: 'failed', stale: last.data, meta: { ...last.meta, complete: false, failures } };
  }
}
