import { type Failure, failed, type Outcome } from '../outcome.ts';
import type { ActionFilter, HistorySource } from './history-source.ts';

/** Milliseconds for which a source that failed is left out. */
const restMs = 60_000;

/**
 * The histories of a chain in order of preference. Of those that can do what is asked the first is taken, else the first
 * of all; one that fails is left out for a minute (or until `restore`), and the next is asked.
 */
export class HistorySelection {
  readonly #sources: readonly HistorySource[];
  readonly #restingUntil = new Map<HistorySource, number>();
  readonly #now: () => number;

  constructor(sources: readonly HistorySource[], now: () => number = Date.now) {
    this.#sources = sources;
    this.#now = now;
  }

  /** Sources that are asked at present. */
  get available(): HistorySource[] {
    const now = this.#now();
    return this.#sources.filter((source) => (this.#restingUntil.get(source) ?? 0) <= now);
  }

  /** Takes every source back in, for a person's Retry. */
  restore(): void {
    this.#restingUntil.clear();
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
    const failures: Failure[] = [];
    for (const source of this.order(filter)) {
      const outcome = await asked(source, ask);
      if (outcome.state !== 'failed') {
        return { ...outcome, meta: { ...outcome.meta, failures: [...failures, ...outcome.meta.failures] } };
      }
      failures.push(...outcome.meta.failures);
      if (brokeDown(outcome.meta.failures)) this.#restingUntil.set(source, this.#now() + restMs);
    }
    if (failures.length > 0) return failed(failures);
    // Everybody rests: asking again is better than saying nothing.
    if (this.#restingUntil.size > 0) {
      this.restore();
      return this.first(ask, filter);
    }
    return failed([
      { source: 'history', endpoint: null, code: 'not-supported', message: 'No history source is configured' },
    ]);
  }

  /** Outcomes of all sources in order, until one has data. */
  async until<T>(ask: (source: HistorySource) => Promise<Outcome<T>>): Promise<Outcome<T>[]> {
    const outcomes: Outcome<T>[] = [];
    for (const source of this.#sources) {
      const outcome = await asked(source, ask);
      outcomes.push(outcome);
      if (outcome.state === 'data') break;
    }
    return outcomes;
  }
}

function supports(source: HistorySource, filter: ActionFilter): boolean {
  const dates = filter.after !== undefined || filter.before !== undefined;
  const fields = filter.contract !== undefined || filter.action !== undefined;
  return (!dates || source.supports.dates) && (!fields || source.supports.filter);
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

/** Not being able to do this one thing, or having been asked wrongly, is no breakdown. */
function brokeDown(failures: readonly Failure[]): boolean {
  const harmless = new Set(['not-supported', 'not-indexed', 'bad-request']);
  return failures.some((failure) => !harmless.has(failure.code));
}
