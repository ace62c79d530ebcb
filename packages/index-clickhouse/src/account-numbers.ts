import type { Engine } from './engine.ts';
import { nameOfNumber, numberOfName } from './name-numbers.ts';

const maxCached = 500_000;
/** Max names per statement. */
const namesPerStatement = 2000;
/** Most accounts of a block were active recently; only for the others the full history is scanned. */
const recentBlocks = 200_000;

/** Next account_action_seq of each account. */
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

  /** Loads the numbers of accounts before `take`. `where` selects the visible rows. */
  async prepare(accounts: ReadonlySet<string>, where: string, head: number): Promise<void> {
    if (this.#next.size >= maxCached) this.#next.clear();
    const missing = [...accounts].filter((account) => !this.#next.has(account));
    for (let at = 0; at < missing.length; at += namesPerStatement) {
      let names = missing.slice(at, at + namesPerStatement);
      if (head > recentBlocks) {
        await this.#look(names, `${where} AND block > ${head - recentBlocks}`);
        names = names.filter((name) => !this.#next.has(name));
      }
      if (head > 0 && names.length > 0) await this.#look(names, where);
      for (const name of names) if (!this.#next.has(name)) this.#next.set(name, 0);
    }
  }

  /** The account must have been loaded by `prepare`. */
  take(account: string): number {
    const next = this.#next.get(account);
    if (next === undefined) throw new Error(`the number of ${account} is not loaded`);
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
