import type { Engine } from './engine.ts';
import { nameOfNumber, numberOfName } from './name-numbers.ts';

const remembered = 500_000;
/** Names in one statement. */
const askedAtOnce = 2000;
/** Most accounts of a block were at work lately; only for the others whole histories are looked through. */
const recentBlocks = 200_000;

/** The next v1 history number of each account. */
export class AccountNumbers {
  readonly #engine: Engine;
  readonly #table: string;
  readonly #next = new Map<string, number>();

  constructor(engine: Engine, database: string) {
    this.#engine = engine;
    this.#table = `${database}.account_actions`;
  }

  forget(): void {
    this.#next.clear();
  }

  /** Reads the numbers of accounts that `take` will be asked for. `where` selects the rows that count. */
  async prepare(accounts: ReadonlySet<string>, where: string, head: number): Promise<void> {
    if (this.#next.size >= remembered) this.#next.clear();
    const asked = [...accounts].filter((account) => !this.#next.has(account));
    for (let at = 0; at < asked.length; at += askedAtOnce) {
      let names = asked.slice(at, at + askedAtOnce);
      if (head > recentBlocks) {
        await this.#look(names, `${where} AND block > ${head - recentBlocks}`);
        names = names.filter((name) => !this.#next.has(name));
      }
      if (head > 0 && names.length > 0) await this.#look(names, where);
      for (const name of names) if (!this.#next.has(name)) this.#next.set(name, 0);
    }
  }

  /** The account must have been prepared. */
  take(account: string): number {
    const next = this.#next.get(account);
    if (next === undefined) throw new Error(`the number of ${account} was not prepared`);
    this.#next.set(account, next + 1);
    return next;
  }

  async #look(names: string[], where: string): Promise<void> {
    const rows = await this.#engine.query(
      `SELECT account, max(seq) AS last FROM ${this.#table}
       WHERE account IN (${names.map(numberOfName).join(', ')}) AND ${where} GROUP BY account`,
    );
    for (const row of rows) this.#next.set(nameOfNumber(row['account']), Number(row['last']) + 1);
  }
}
