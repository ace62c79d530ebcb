import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AccountQuery, ExecutionPage } from '../history-store.ts';
import type { Chunk } from './account-chunk.ts';
import { AccountLists, ListMembership, type WantedShape } from './account-list.ts';
import type { Interned } from './interned.ts';
import { storedNativeAccounts } from './native-accounts.ts';
import { bytesColumn } from './rows.ts';
import { Shapes, shapeTest } from './shapes.ts';

/** Milliseconds for which one page is looked for where the query does not say. */
const lookMs = 100;

/** Reads the lists of accounts' actions. */
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
    const own = this.#lastOf(account);
    if (own === null || query.from > query.to) return nothing;
    const wanted = this.#wantedShapes(query);
    const holds = textTest(query.text, this.#data);
    if (query.counterparty === undefined || query.counterparty === account) {
      return this.#walk(own, wanted, holds, query);
    }
    const other = this.#lastOf(query.counterparty);
    if (other === null) return nothing;
    // The shorter list is walked, the longer one asked.
    const walksOwn = own.seq + own.count <= other.seq + other.count;
    const asked = walksOwn
      ? new ListMembership(this.#lists, other, null)
      : new ListMembership(this.#lists, own, wanted);
    const isShared = (execution: number): boolean => asked.has(execution) && (holds === null || holds(execution));
    return this.#walk(walksOwn ? own : other, walksOwn ? wanted : null, isShared, query);
  }

  /** Number of action traces in the account's list. */
  count(account: string): number {
    const last = this.#lastOf(account);
    return last === null ? 0 : last.seq + last.count;
  }

  sequences(account: string, first: number, last: number): { seq: number; globalSequence: number }[] {
    const tail = this.#lastOf(account);
    const begin = Math.max(first, 0);
    const found: { seq: number; globalSequence: number }[] = [];
    if (tail === null || begin > last) return found;
    for (let place = this.#lists.placeOf(tail, 'seq', begin); place <= tail.place; place++) {
      const chunk = this.#lists.open(tail.account, place);
      if (chunk === null || chunk.seq > last) break;
      for (const [index, entry] of chunk.entries.entries()) {
        const seq = chunk.seq + index;
        if (seq >= begin && seq <= last) found.push({ seq, globalSequence: entry.sequence });
      }
    }
    return found;
  }

  #lastOf(account: string): Chunk | null {
    const id = this.#interned.findName(account);
    return id === undefined ? null : this.#lists.last(id);
  }

  /** By shape id, each looked at once. */
  #wantedShapes(query: AccountQuery): WantedShape | null {
    const test = shapeTest(query, this.#system);
    if (test === null) return null;
    const known = new Map<number, boolean>();
    return (id) => {
      let wanted = known.get(id);
      if (wanted === undefined) {
        wanted = test(this.#shapes.shape(id));
        known.set(id, wanted);
      }
      return wanted;
    };
  }

  #walk(
    last: Chunk,
    wanted: WantedShape | null,
    holds: ((execution: number) => boolean) | null,
    query: AccountQuery,
  ): ExecutionPage {
    const down = query.order === 'desc';
    const until = performance.now() + (query.lookMs ?? lookMs);
    const low = this.#lists.placeOf(last, 'first', query.from);
    const high = this.#lists.placeOf(last, 'first', query.to);
    const executions: number[] = [];
    for (const place of this.#lists.places(last, wanted, down ? high : low, down ? low : high, query.order)) {
      const chunk = this.#lists.open(last.account, place);
      if (chunk === null) continue;
      const inRange = new Set<number>();
      for (const { execution, shape } of chunk.entries) {
        if (execution >= query.from && execution <= query.to && (wanted === null || wanted(shape)))
          inRange.add(execution);
      }
      for (const execution of [...inRange].sort((a, b) => (down ? b - a : a - b))) {
        if (holds === null || holds(execution)) executions.push(execution);
        if (executions.length >= query.limit) return { executions, stoppedAt: null };
        if (holds !== null && performance.now() > until) return { executions, stoppedAt: execution };
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

/** Whether an execution's data holds a text, whatever the case: bytes that are no text cannot look like one. */
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
