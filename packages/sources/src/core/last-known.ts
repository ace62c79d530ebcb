import { approximateSize } from './approximate-size.ts';
import { BoundedMap, type CacheLimits } from './bounded-map.ts';
import type { Outcome } from './outcome.ts';

type Value = Outcome<unknown> & { state: 'data' };

/** Keeps the last successful value per key, so that a failed read can still show it with its age. */
export class LastKnown {
  readonly #values: BoundedMap<Value>;

  constructor(limits: CacheLimits) {
    this.#values = new BoundedMap(limits);
  }

  /** Returns the outcome; a failed one gets the last value of `key` with its provenance. */
  async of<T>(key: string, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await reading;
    if (outcome.state === 'failed')
      return this.#withStale(outcome, this.#values.get(key) as (Outcome<T> & { state: 'data' }) | undefined);
    if (outcome.state === 'data') this.#values.set(key, outcome, approximateSize(outcome.data));
    else this.#values.delete(key);
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
