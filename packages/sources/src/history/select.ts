import { failureReason } from '../core/failure-reason.ts';
import { afterFailures, failed, type Failure, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { HistorySource } from './history-source.ts';

/** A source that failed is paused for this long. */
const pauseMs = 60_000;

/**
 * The histories of a chain in order of preference. Uses the first one that supports the filter, else the first; one
 * that fails is paused for a minute (or until `restore`), and the next is used.
 */
export class HistorySelection {
  readonly #sources: readonly HistorySource[];
  readonly #paused = new Map<HistorySource, { until: number; failures: Failure[] }>();
  readonly #now: () => number;

  constructor(sources: readonly HistorySource[], now: () => number = Date.now) {
    this.#sources = sources;
    this.#now = now;
  }

  /** Sources that are not paused. */
  get available(): HistorySource[] {
    const now = this.#now();
    return this.#sources.filter((source) => (this.#paused.get(source)?.until ?? 0) <= now);
  }

  /** Ends every pause: the retry button. */
  restore(): void {
    this.#paused.clear();
  }

  /** Sources in the order to try for this filter. */
  order(filter: ActionFilter = {}): HistorySource[] {
    const available = this.available;
    return [
      ...available.filter((source) => supports(source, filter)),
      ...available.filter((source) => !supports(source, filter)),
    ];
  }

  /** The first outcome that is not failed, with the failures of the sources before it. Fails when all do. */
  async first<T>(ask: (source: HistorySource) => Promise<Outcome<T>>, filter: ActionFilter = {}): Promise<Outcome<T>> {
    // If every source is paused, retrying is better than no result.
    if (this.available.length === 0) this.restore();
    const failures = this.#pausedFailures();
    let nothing: Outcome<T> | null = null;
    for (const source of this.order(filter)) {
      const outcome = await this.#ask(source, ask);
      if (outcome.state !== 'failed' && !isNotAvailable(outcome)) {
        // A source that lacks what another one has is not a failure.
        const before = failures.filter(({ code }) => code !== 'not-supported');
        return afterFailures(outcome, before);
      }
      if (outcome.state !== 'failed') nothing = outcome;
      failures.push(...outcome.meta.failures);
    }
    // An unavailable source is an empty history, unless another one failed.
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
        reason: failureReason('no-history'),
      },
    ]);
  }

  /** Outcomes of the sources in order, until one has data. The outcome of a paused one is the failure that paused it. */
  async until<T>(ask: (source: HistorySource) => Promise<Outcome<T>>): Promise<Outcome<T>[]> {
    const available = new Set(this.available);
    const outcomes: Outcome<T>[] = [];
    for (const source of this.#sources) {
      const paused = available.has(source) ? undefined : this.#paused.get(source);
      const outcome = paused === undefined ? await this.#ask(source, ask) : failed<T>(paused.failures);
      outcomes.push(outcome);
      if (outcome.state === 'data') break;
    }
    return outcomes;
  }

  async #ask<T>(source: HistorySource, ask: (source: HistorySource) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await outcomeOf(source, ask);
    if (outcome.state !== 'failed' && !isNotAvailable(outcome)) this.#paused.delete(source);
    else if (brokeDown(outcome.meta.failures)) {
      this.#paused.set(source, { until: this.#now() + pauseMs, failures: outcome.meta.failures });
    }
    return outcome;
  }

  #pausedFailures(): Failure[] {
    const now = this.#now();
    return [...this.#paused.values()].filter(({ until }) => until > now).flatMap(({ failures }) => failures);
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

/** A source that throws has failed like any other. */
async function outcomeOf<T>(
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

/** An empty answer that only says that the service is unavailable. */
function isNotAvailable(outcome: Outcome<unknown>): boolean {
  return outcome.state === 'empty' && outcome.meta.failures.some(({ code }) => code === 'not-available');
}

const harmless = new Set([
  'not-supported',
  'not-indexed',
  'node-error',
  'bad-request',
  // One slow request is no reason to skip the index for everyone.
  'too-slow',
  // Invalid requests of one visitor must not pause the source for everyone.
  'bad-cursor',
  'bad-date',
  'bad-key',
  'bad-name',
  'gap',
]);

/** An unsupported, invalid or rejected request is not an outage. */
function brokeDown(failures: readonly Failure[]): boolean {
  return failures.some((failure) => !harmless.has(failure.code));
}
