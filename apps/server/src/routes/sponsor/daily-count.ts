import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Transactions of a UTC day. */
interface Day {
  /** 'YYYY-MM-DD' */
  day: string;
  used: Record<string, number>;
}

/** Sponsored transactions by account and UTC day, in a file, so that a restart grants nothing twice. */
export class DailyCount {
  readonly #path: string;
  readonly #today: () => string;
  #state: Day;

  constructor(path: string, today: () => string = () => new Date().toISOString().slice(0, 10)) {
    this.#path = path;
    this.#today = today;
    this.#state = this.#read();
  }

  used(account: string): number {
    return this.#current().used[account] ?? 0;
  }

  /** All accounts together. */
  total(): number {
    return Object.values(this.#current().used).reduce((sum, each) => sum + each, 0);
  }

  /** Counts one more and stores it before it returns. Throws if the file cannot be written. */
  add(account: string): void {
    const { day, used } = this.#current();
    this.#state = { day, used: { ...used, [account]: (used[account] ?? 0) + 1 } };
    writeFileSync(`${this.#path}.new`, JSON.stringify(this.#state), { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
  }

  #current(): Day {
    const day = this.#today();
    if (this.#state.day !== day) this.#state = { day, used: {} };
    return this.#state;
  }

  /** Throws for a file that cannot be read: starting again at zero would grant too much. */
  #read(): Day {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return { day: this.#today(), used: {} };
    }
    const { day, used } = JSON.parse(text) as Day;
    return { day, used: Object.assign(Object.create(null) as Record<string, number>, used) };
  }
}
