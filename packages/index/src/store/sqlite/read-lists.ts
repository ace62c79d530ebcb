import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AccountQuery, ExecutionPage } from '../history-store.ts';
import type { Chunk } from './account-chunk.ts';
import { AccountLists, ListMembership, type ShapeFilter } from './account-list.ts';
import type { Interned } from './interned.ts';
import { storedNativeAccounts } from './native-accounts.ts';
import { bytesColumn } from './rows.ts';
import { Shapes, shapeTest } from './shapes.ts';

/** Default time budget of a page, ms. */
const lookMs = 100;

/** Reads account lists. */
export class ListReader {
  readonly #interned: Interned;
  readonly #lists: AccountLists;
  readonly #shapes: Shapes;
  readonly #data: StatementSync;
  readonly #system: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#system = storedNativeAccounts(db).system;
    this.#lists = new AccountLists(db);
    this.#shapes = new Shapes(db, interned, false);
    this.#data = db.prepare('SELECT data FROM actions WHERE sequence = ?');
  }

  executions(account: string, query: AccountQuery): ExecutionPage {
    const nothing = { executions: [], stoppedAt: null };
    const ownTail = this.#lastOf(account);
    if (ownTail === null || query.from > query.to) return nothing;
    const filter = this.#shapeFilter(query);
    const dataTest = textTest(query.text, this.#data);
    if (query.counterparty === undefined || query.counterparty === account) {
      return this.#walk(ownTail, filter, dataTest, query);
    }
    const otherTail = this.#lastOf(query.counterparty);
    if (otherTail === null) return nothing;
    // Walks the shorter list and tests membership in the longer one.
    const walksOwn = ownTail.seq + ownTail.count <= otherTail.seq + otherTail.count;
    const membership = walksOwn
      ? new ListMembership(this.#lists, otherTail, null)
      : new ListMembership(this.#lists, ownTail, filter);
    const isShared = (execution: number): boolean =>
      membership.has(execution) && (dataTest === null || dataTest(execution));
    return this.#walk(walksOwn ? ownTail : otherTail, walksOwn ? filter : null, isShared, query);
  }

  /** Number of action traces in the account's list. */
  count(account: string): number {
    const last = this.#lastOf(account);
    return last === null ? 0 : last.seq + last.count;
  }

  sequences(account: string, first: number, last: number): { seq: number; globalSequence: number }[] {
    const tail = this.#lastOf(account);
    const begin = Math.max(first, 0);
    const result: { seq: number; globalSequence: number }[] = [];
    if (tail === null || begin > last) return result;
    for (let place = this.#lists.placeOf(tail, 'seq', begin); place <= tail.place; place++) {
      const chunk = this.#lists.open(tail.account, place);
      if (chunk === null || chunk.seq > last) break;
      for (const [index, entry] of chunk.entries.entries()) {
        const seq = chunk.seq + index;
        if (seq >= begin && seq <= last) result.push({ seq, globalSequence: entry.sequence });
      }
    }
    return result;
  }

  #lastOf(account: string): Chunk | null {
    const id = this.#interned.findName(account);
    return id === undefined ? null : this.#lists.last(id);
  }

  /** Caches the result per shape id. */
  #shapeFilter(query: AccountQuery): ShapeFilter | null {
    const test = shapeTest(query, this.#system);
    if (test === null) return null;
    const cached = new Map<number, boolean>();
    return (id) => {
      let filter = cached.get(id);
      if (filter === undefined) {
        filter = test(this.#shapes.shape(id));
        cached.set(id, filter);
      }
      return filter;
    };
  }

  #walk(
    last: Chunk,
    filter: ShapeFilter | null,
    dataTest: ((execution: number) => boolean) | null,
    query: AccountQuery,
  ): ExecutionPage {
    const down = query.order === 'desc';
    const until = performance.now() + (query.timeBudgetMs ?? lookMs);
    const low = this.#lists.placeOf(last, 'first', query.from);
    const high = this.#lists.placeOf(last, 'first', query.to);
    const executions: number[] = [];
    for (const place of this.#lists.places(last, filter, down ? high : low, down ? low : high, query.order)) {
      const chunk = this.#lists.open(last.account, place);
      if (chunk === null) continue;
      const inRange = new Set<number>();
      for (const { execution, shape } of chunk.entries) {
        if (execution >= query.from && execution <= query.to && (filter === null || filter(shape)))
          inRange.add(execution);
      }
      for (const execution of [...inRange].sort((a, b) => (down ? b - a : a - b))) {
        if (dataTest === null || dataTest(execution)) executions.push(execution);
        if (executions.length >= query.limit) return { executions, stoppedAt: null };
        if (dataTest !== null && performance.now() > until) return { executions, stoppedAt: execution };
      }
      const isEnd = place === (down ? low : high);
      if (!isEnd && performance.now() > until) return { executions, stoppedAt: edgeOf(chunk.entries, down) };
    }
    return { executions, stoppedAt: null };
  }
}

function edgeOf(entries: { execution: number }[], down: boolean): number {
  const all = entries.map((entry) => entry.execution);
  return down ? Math.min(...all) : Math.max(...all);
}

/** Tests whether an execution's data contains a text, case-insensitively. Invalid UTF-8 never matches. */
function textTest(text: string | undefined, data: StatementSync): ((execution: number) => boolean) | null {
  if (text === undefined) return null;
  const part = text.toLowerCase();
  return (execution) => {
    const bytes = bytesColumn(data.get(execution) ?? { data: null }, 'data');
    return (
      bytes !== null &&
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').toLowerCase().includes(part)
    );
  };
}
