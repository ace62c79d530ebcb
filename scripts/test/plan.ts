import { type Kind, type Suite, webBuild } from './suite.ts';

/** Suites that run one after another in one process. */
export interface Batch {
  kind: Kind;
  suites: readonly Suite[];
}

/**
 * Seconds of a batch. Vitest needs 2 CPU seconds to start, Playwright with its browser 4: long batches while much is left,
 * short ones toward the end, so that all lanes end together.
 */
const longest = 240;
const shortest = 30;

/** What is left to run. Hands out the longest suites first. */
export class Plan {
  readonly #seconds: ReadonlyMap<string, number>;
  readonly #lanes: number;
  #waiting: Suite[];
  #built: boolean;

  constructor(suites: readonly Suite[], seconds: ReadonlyMap<string, number>, lanes: number) {
    this.#seconds = seconds;
    this.#lanes = lanes;
    this.#built = suites.every(({ id }) => id !== webBuild);
    this.#waiting = suites.toSorted((a, b) => rank(b) - rank(a) || this.#of(b) - this.#of(a));
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** The next batch, or null if everything left waits for the web app. */
  next(): Batch | null {
    const ready = this.#waiting.filter(({ needsBuild }) => this.#built || !needsBuild);
    const [first] = ready;
    if (first === undefined) return null;
    const suites = first.kind === 'check' ? [first] : this.#filled(first, ready);
    this.#waiting = this.#waiting.filter((suite) => !suites.includes(suite));
    return { kind: first.kind, suites };
  }

  /** Suites that need the web app may run. */
  built(): void {
    this.#built = true;
  }

  /** Nothing more is handed out. */
  clear(): void {
    this.#waiting = [];
  }

  /** Removes and returns the suites that need the web app: it cannot be built. */
  unbuildable(): Suite[] {
    const lost = this.#waiting.filter(({ needsBuild }) => needsBuild);
    this.#waiting = this.#waiting.filter(({ needsBuild }) => !needsBuild);
    return lost;
  }

  /** Suites of one folder share modules and sites: they fill a batch before others do. */
  #filled(first: Suite, ready: readonly Suite[]): Suite[] {
    const left = this.#waiting.reduce((sum, suite) => sum + this.#of(suite), 0);
    const target = Math.min(longest, Math.max(shortest, left / (this.#lanes * 4)));
    const others = ready.filter((suite) => suite !== first && suite.kind === first.kind && part(suite) === part(first));
    const near = others.filter((suite) => folder(suite) === folder(first));
    const far = others.filter((suite) => folder(suite) !== folder(first));
    const suites = [first];
    let seconds = this.#of(first);
    for (const suite of [...near, ...far]) {
      if (seconds >= target) break;
      suites.push(suite);
      seconds += this.#of(suite);
    }
    return suites;
  }

  #of(suite: Suite): number {
    return this.#seconds.get(suite.id) ?? 0;
  }
}

/** The web build first, because others wait for it; then checks, which find most faults soonest. */
function rank({ id, kind }: Suite): number {
  if (id === webBuild) return 2;
  return kind === 'check' ? 1 : 0;
}

/** Vitest projects have separate workers. */
const part = ({ id }: Suite): boolean => id.startsWith('packages/');

const folder = ({ id }: Suite): string => id.split('/').slice(0, 2).join('/');
