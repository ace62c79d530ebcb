import { because } from '../core/failure-reason.ts';
import { type Failure, failed, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { HistorySource } from './history-source.ts';

/** Milliseconds for which a source that failed is left out. */
const restMs = 60_000;

/**
 * The histories of a chain in order of preference. Of those that can do what is asked the first is taken, else the first
 * of all; one that fails is left out for a minute (or until `restore`), and the next is asked.
 */
export class HistorySelection {
  readonly #sources: readonly HistorySource[];
  readonly #resting = new Map<HistorySource, { until: number; failures: Failure[] }>();
  readonly #now: () => number;

  constructor(sources: readonly HistorySource[], now: () => number = Date.now) {
    this.#sources = sources;
    this.#now = now;
  }

  /** Sources that are asked at present. */
  get available(): HistorySource[] {
    const now = this.#now();
    return this.#sources.filter((source) => (this.#resting.get(source)?.until ?? 0) <= now);
  }

  /** Takes every source back in, for a person's Retry. */
  restore(): void {
    this.#resting.clear();
  }

  /** Sources in the order of asking for these filters. */
  order(filter: ActionFilter = {}): HistorySource[] {
    const available = this.available;
    return [
      ...available.filter((source) => supports(source, filter)),
      ...available.filter((source) => !supports(source, filter)),
    ];
  }

  /** The first outcome that is not failed; its meta names the sources that failed before. Fails when all do. */
  async first<T>(ask: (source: HistorySource) => Promise<Outcome<T>>, filter: ActionFilter = {}): Promise<Outcome<T>> {
    // Where everybody rests, asking again is better than saying nothing.
    if (this.available.length === 0) this.restore();
    const failures = this.#restingFailures();
    let nothing: Outcome<T> | null = null;
    for (const source of this.order(filter)) {
      const outcome = await this.#ask(source, ask);
      if (outcome.state !== 'failed' && !isNotAvailable(outcome)) {
        // That a source cannot do what another did is nobody's loss.
        const before = failures.filter(({ code }) => code !== 'not-supported');
        return { ...outcome, meta: { ...outcome.meta, failures: [...before, ...outcome.meta.failures] } };
      }
      if (outcome.state !== 'failed') nothing = outcome;
      failures.push(...outcome.meta.failures);
    }
    // A source that is not there is an empty history, unless another one failed.
    if (nothing !== null && failures.every(({ code }) => code === 'not-available' || code === 'not-supported')) {
      return nothing;
    }
    if (failures.length > 0) return failed(failures);
    return failed([
      {
        source: 'history',
        endpoint: null,
        code: 'not-supported',
        message: 'No history source is configured',
        reason: because('no-history'),
      },
    ]);
  }

  /** Outcomes of all sources in order, until one has data. A resting one is not asked: its outcome is why it rests. */
  async until<T>(ask: (source: HistorySource) => Promise<Outcome<T>>): Promise<Outcome<T>[]> {
    const available = new Set(this.available);
    const outcomes: Outcome<T>[] = [];
    for (const source of this.#sources) {
      const resting = available.has(source) ? undefined : this.#resting.get(source);
      const outcome = resting === undefined ? await this.#ask(source, ask) : failed<T>(resting.failures);
      outcomes.push(outcome);
      if (outcome.state === 'data') break;
    }
    return outcomes;
  }

  async #ask<T>(source: HistorySource, ask: (source: HistorySource) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await asked(source, ask);
    if (outcome.state !== 'failed' && !isNotAvailable(outcome)) this.#resting.delete(source);
    else if (brokeDown(outcome.meta.failures)) {
      this.#resting.set(source, { until: this.#now() + restMs, failures: outcome.meta.failures });
    }
    return outcome;
  }

  #restingFailures(): Failure[] {
    const now = this.#now();
    return [...this.#resting.values()].filter(({ until }) => until > now).flatMap(({ failures }) => failures);
  }
}

/** A source is selected by the date range, kinds, token, contract and action name of the filter. */
function supports({ supports: can }: HistorySource, filter: ActionFilter): boolean {
  if (can.all === true) return true;
  const dates = filter.after !== undefined || filter.before !== undefined;
  const names = filter.contract !== undefined || filter.action !== undefined;
  const kinds = filter.kinds !== undefined && filter.kinds.length > 0;
  return (
    (!dates || can.dates) &&
    (!names || can.filter) &&
    (!kinds || can.kinds === true) &&
    (filter.token === undefined || can.token === true)
  );
}

/** A source of somebody else's that throws has failed like any other. */
async function asked<T>(
  source: HistorySource,
  ask: (source: HistorySource) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await ask(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ source: source.name, endpoint: null, code: 'network', message }]);
  }
}

/** An empty answer that only says that the service is not there. */
function isNotAvailable(outcome: Outcome<unknown>): boolean {
  return outcome.state === 'empty' && outcome.meta.failures.some(({ code }) => code === 'not-available');
}

const harmless = new Set([
  'not-supported',
  'not-indexed',
  'node-error',
  'bad-request',
  // Wrong questions, which anybody can ask: they must not take the source away from everybody.
  'bad-cursor',
  'bad-date',
  'bad-key',
  'bad-name',
  'gap',
]);

/** Not being able to do this one thing, having been asked wrongly, or saying no is no breakdown. */
function brokeDown(failures: readonly Failure[]): boolean {
  return failures.some((failure) => !harmless.has(failure.code));
}
