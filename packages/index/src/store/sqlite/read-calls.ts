import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CallCountQuery, CallCounts, CallGroup } from '../call-counts.ts';
import type { Interned } from './interned.ts';
import type { ListReader } from './read-lists.ts';
import { integer } from './rows.ts';

/** Default time budget, ms, and actions between two clock reads. */
const lookMs = 200;
const rowsPerClockRead = 256;

/** Counts the actions of contracts. */
export class CallReader {
  readonly #interned: Interned;
  readonly #lists: ListReader;
  readonly #action: StatementSync;

  constructor(db: DatabaseSync, interned: Interned, lists: ListReader) {
    this.#interned = interned;
    this.#lists = lists;
    this.#action = db.prepare('SELECT kind, auth FROM actions WHERE sequence = ?');
  }

  counts(contract: string, { starts, limit, timeBudgetMs = lookMs }: CallCountQuery): CallCounts {
    const [from] = starts;
    if (from === undefined) return { groups: [], countedFrom: null };
    const until = performance.now() + timeBudgetMs;
    const { executions, stoppedAt } = this.#lists.executions(contract, {
      contract,
      from,
      to: Number.MAX_SAFE_INTEGER,
      order: 'desc',
      limit: limit + 1,
      withoutOnblock: true,
      timeBudgetMs: timeBudgetMs / 2,
    });
    const newest = executions.slice(0, limit);
    const counts = new Map<string, { period: number; kind: number; auth: number; count: number }>();
    let period = starts.length - 1;
    let rowCount = 0;
    let countedFrom = executions.length > limit ? newest.at(-1)! : stoppedAt;
    for (const sequence of newest) {
      const row = this.#action.get(sequence);
      if (row === undefined) continue;
      while (period > 0 && sequence < starts[period]!) period--;
      const [kind, auth] = [integer(row, 'kind'), integer(row, 'auth')];
      const key = `${period} ${kind} ${auth}`;
      const group = counts.get(key);
      if (group === undefined) counts.set(key, { period, kind, auth, count: 1 });
      else group.count++;
      if (++rowCount % rowsPerClockRead === 0 && performance.now() > until) {
        countedFrom = sequence;
        break;
      }
    }
    return { groups: [...counts.values()].map((group) => this.#group(group)), countedFrom };
  }

  #group({ period, kind, auth, count }: { period: number; kind: number; auth: number; count: number }): CallGroup {
    const actors = new Set(this.#interned.authLevels(auth).map(({ actor }) => actor));
    return { period, action: this.#interned.kindText(kind).name, actors: [...actors], count };
  }
}
