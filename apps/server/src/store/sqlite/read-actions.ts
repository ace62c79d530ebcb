import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ExecutionPage, ExecutionQuery, StoredAction } from '../history-store.ts';
import { unpackFacts } from './facts.ts';
import type { Interned } from './interned.ts';
import { bytesColumn, integer, type SqlRow } from './rows.ts';

/** How many of an account's action traces one filtered page may look at before it says where it stopped. */
const lookLimit = 200_000;

const columns = 'sequence, trx, ordinal, creator, receiver, kind, auth, execution, data, facts';
const nothing = new Uint8Array();

/** Reads actions and the lists of them. */
export class ActionReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #one: StatementSync;
  readonly #ofTransaction: StatementSync;
  readonly #firstAt: StatementSync;
  readonly #transactionStart: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#one = db.prepare(`SELECT ${columns} FROM actions WHERE sequence = ?`);
    this.#ofTransaction = db.prepare(
      `SELECT ${columns} FROM actions WHERE sequence >= ? AND sequence < ? ORDER BY ordinal`,
    );
    this.#firstAt = db.prepare(
      'SELECT execution, sequence, seq FROM account_actions WHERE account = ? AND execution >= ? LIMIT 1',
    );
    this.#transactionStart = db.prepare(
      `SELECT t.first_sequence, t.action_count FROM actions a JOIN transactions t ON t.num = a.trx WHERE a.sequence = ?`,
    );
  }

  one(sequence: number): StoredAction | null {
    const row = this.#one.get(sequence);
    return row === undefined ? null : this.#stored(row);
  }

  ofRange(firstSequence: number, count: number): StoredAction[] {
    return this.#ofTransaction.all(firstSequence, firstSequence + count).map((row) => this.#stored(row));
  }

  execution(sequence: number): StoredAction[] {
    const place = this.#transactionStart.get(sequence);
    if (place === undefined) return [];
    const all = this.ofRange(integer(place, 'first_sequence'), integer(place, 'action_count'));
    return all.filter((action) => action.executionSequence === sequence);
  }

  ofAccount(account: string, query: ExecutionQuery): ExecutionPage {
    const id = this.#interned.findName(account);
    if (id === undefined) return { executions: [], stoppedAt: null };
    const sql = `SELECT execution, kind FROM account_actions WHERE account = ? AND execution BETWEEN ? AND ?
      ORDER BY execution ${query.order === 'asc' ? 'ASC' : 'DESC'}`;
    return this.#collect(this.#db.prepare(sql).iterate(id, query.from, query.to), query);
  }

  ofChain(query: ExecutionQuery): ExecutionPage {
    const sql = `SELECT sequence AS execution, kind FROM actions WHERE sequence BETWEEN ? AND ? AND execution IS NULL
      ORDER BY sequence ${query.order === 'asc' ? 'ASC' : 'DESC'}`;
    return this.#collect(this.#db.prepare(sql).iterate(query.from, query.to), query);
  }

  #collect(rows: Iterable<SqlRow>, query: ExecutionQuery): ExecutionPage {
    const kinds = this.#kinds(query);
    const left = query.withoutOnblock === true ? this.#interned.findKind('eosio', 'onblock') : undefined;
    const executions: number[] = [];
    if (kinds?.size === 0) return { executions, stoppedAt: null };
    let looked = 0;
    let last: number | null = null;
    for (const row of rows) {
      const execution = integer(row, 'execution');
      if (execution !== last && ++looked > lookLimit) return { executions, stoppedAt: last };
      const kind = integer(row, 'kind');
      const wanted = execution !== last && kind !== left && (kinds === null || kinds.has(kind));
      last = execution;
      if (!wanted) continue;
      executions.push(execution);
      if (executions.length >= query.limit) break;
    }
    return { executions, stoppedAt: null };
  }

  /** null: every kind. */
  #kinds(query: ExecutionQuery): Set<number> | null {
    const { contract, action } = query;
    if (contract === undefined && action === undefined) return null;
    if (contract !== undefined && action !== undefined) {
      const kind = this.#interned.findKind(contract, action);
      return new Set(kind === undefined ? [] : [kind]);
    }
    const id = this.#interned.findName(contract ?? action ?? '');
    if (id === undefined) return new Set();
    const column = contract === undefined ? 'name' : 'contract';
    const rows = this.#db.prepare(`SELECT id FROM kinds WHERE ${column} = ?`).all(id);
    return new Set(rows.map((row) => integer(row, 'id')));
  }

  accountActionCount(account: string): number {
    const id = this.#interned.findName(account);
    if (id === undefined) return 0;
    const last = this.#db
      .prepare('SELECT sequence FROM account_actions WHERE account = ? ORDER BY execution DESC LIMIT 1')
      .get(id);
    if (last === undefined) return 0;
    const start = this.#startOf(integer(last, 'sequence'));
    const row = this.#db
      .prepare('SELECT max(seq) AS seq FROM account_actions WHERE account = ? AND execution >= ?')
      .get(id, start);
    return integer(row ?? {}, 'seq') + 1;
  }

  /**
   * Numbers grow with time but not strictly within a transaction (v1 history counts in order of ordinals), so the
   * search is for the transaction, and the rest is a scan.
   */
  accountSequences(account: string, first: number, last: number): { seq: number; globalSequence: number }[] {
    const id = this.#interned.findName(account);
    const total = this.accountActionCount(account);
    const end = Math.min(last, total - 1);
    const begin = Math.max(first, 0);
    if (id === undefined || begin > end) return [];
    const found: { seq: number; globalSequence: number }[] = [];
    const rows = this.#db
      .prepare('SELECT sequence, seq FROM account_actions WHERE account = ? AND execution >= ? ORDER BY execution')
      .iterate(id, this.#startBefore(id, begin));
    for (const row of rows) {
      const seq = integer(row, 'seq');
      if (seq < begin || seq > end) continue;
      found.push({ seq, globalSequence: integer(row, 'sequence') });
      if (found.length > end - begin) break;
    }
    return found.sort((a, b) => a.seq - b.seq);
  }

  /** First sequence of a transaction at or before the one that holds the account's trace number `seq`. */
  #startBefore(account: number, seq: number): number {
    let low = 0;
    let high = Number.MAX_SAFE_INTEGER;
    let lastBefore: number | null = null;
    while (low < high) {
      const middle = low + Math.floor((high - low) / 2);
      const row = this.#firstAt.get(account, middle);
      if (row === undefined || integer(row, 'seq') >= seq) {
        high = middle;
      } else {
        lastBefore = integer(row, 'sequence');
        low = integer(row, 'execution') + 1;
      }
    }
    return lastBefore === null ? 0 : this.#startOf(lastBefore);
  }

  #startOf(sequence: number): number {
    const row = this.#transactionStart.get(sequence);
    if (row === undefined) throw new Error(`action ${sequence} belongs to no stored transaction`);
    return integer(row, 'first_sequence');
  }

  #stored(row: SqlRow): StoredAction {
    const sequence = integer(row, 'sequence');
    const execution = (row['execution'] as number | null) ?? sequence;
    const kind = this.#interned.kindText(integer(row, 'kind'));
    const data =
      execution === sequence
        ? bytesColumn(row, 'data')
        : bytesColumn(this.#one.get(execution) ?? { data: nothing }, 'data');
    return {
      globalSequence: sequence,
      executionSequence: execution,
      transaction: integer(row, 'trx'),
      ordinal: integer(row, 'ordinal'),
      creatorOrdinal: integer(row, 'creator'),
      receiver: this.#interned.nameText(integer(row, 'receiver')),
      account: kind.contract,
      name: kind.name,
      authorization: this.#interned.authLevels(integer(row, 'auth')),
      data: data ?? nothing,
      ...unpackFacts(row['facts'] as Uint8Array, (id) => this.#interned.nameText(id)),
    };
  }
}
