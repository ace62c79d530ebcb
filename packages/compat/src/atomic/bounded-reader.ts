import { tooWide } from './atomic-error.ts';

/** Reads of one request that run at the same time: what waits does not fill the queue that all requests share. */
const atOnce = 16;
/** Reads of the index that one request may cause. */
const maxReads = 20_000;

/** Counts the reads of one request and runs a few of them at a time. */
export class ReadBudget {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #left: number;

  constructor(reads: number = maxReads) {
    this.#left = reads;
  }

  /** Throws AtomicError (400) once the request has caused too many reads. */
  async run<Result>(read: () => Promise<Result>): Promise<Result> {
    if (this.#left <= 0) throw tooWide('narrow it, or lower the limit');
    this.#left -= 1;
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await read();
    } finally {
      // The next one takes the place over.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** A reader whose methods run within a budget. */
export function boundedReader<Reader extends object>(reader: Reader, budget: ReadBudget): Reader {
  return new Proxy(reader, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => budget.run(async () => (await value.apply(target, args)) as unknown);
    },
  });
}
