import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ExecutionPage, ExecutionQuery, StoredAction, StoredBlock, StoredExecution } from '../history-store.ts';
import { unpackFacts } from './facts.ts';
import type { Interned } from './interned.ts';
import { storedNativeAccounts } from './native-accounts.ts';
import { bytesColumn, hexColumn, integer, type SqlRow } from './rows.ts';

/** Default time budget of a page, ms, and rows between two clock reads. */
const lookMs = 100;
const rowsPerClockRead = 256;

const columns = 'sequence, trx, ordinal, creator, receiver, kind, auth, execution, data, facts';
const nothing = new Uint8Array();

/** Reads actions. */
export class ActionReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #one: StatementSync;
  readonly #ofTransaction: StatementSync;
  readonly #withBlock: StatementSync;
  readonly #receivers: StatementSync;
  readonly #transactionStart: StatementSync;
  readonly #system: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#system = storedNativeAccounts(db).system;
    this.#one = db.prepare(`SELECT ${columns} FROM actions WHERE sequence = ?`);
    this.#ofTransaction = db.prepare(
      `SELECT ${columns} FROM actions WHERE sequence >= ? AND sequence < ? ORDER BY ordinal`,
    );
    this.#withBlock = db.prepare(
      `SELECT ${columns}, t.id, t.block, t.first_sequence + t.action_count AS end
       FROM actions a JOIN transactions t ON t.num = a.trx WHERE a.sequence = ?`,
    );
    this.#receivers = db.prepare(
      'SELECT receiver FROM actions WHERE sequence > ? AND sequence < ? AND execution = ? ORDER BY ordinal',
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

  /** `blockAt` reads a block by its number. */
  executionsAt(sequences: readonly number[], blockAt: (number: number) => StoredBlock | null): StoredExecution[] {
    const results: StoredExecution[] = [];
    for (const sequence of sequences) {
      const row = this.#withBlock.get(sequence);
      const block = row === undefined ? null : blockAt(integer(row, 'block'));
      if (row === undefined || block === null) continue;
      const action = this.#stored(row);
      const notified =
        integer(row, 'end') - sequence > 1 ? this.#receivers.all(sequence, integer(row, 'end'), sequence) : [];
      const receivers = new Set([
        action.receiver,
        ...notified.map((one) => this.#interned.nameText(integer(one, 'receiver'))),
      ]);
      results.push({ action, transactionId: hexColumn(row, 'id'), block, receivers: [...receivers] });
    }
    return results;
  }

  /** Scans executions of the whole chain. */
  ofChain(query: ExecutionQuery): ExecutionPage {
    const kinds = this.#kinds(query);
    const excludedKind = query.withoutOnblock === true ? this.#interned.findKind(this.#system, 'onblock') : undefined;
    const executions: number[] = [];
    if (kinds?.size === 0) return { executions, stoppedAt: null };
    const until = performance.now() + (query.timeBudgetMs ?? lookMs);
    const sql = `SELECT sequence, kind FROM actions WHERE sequence BETWEEN ? AND ? AND execution IS NULL
      ORDER BY sequence ${query.order === 'asc' ? 'ASC' : 'DESC'}`;
    let rowCount = 0;
    for (const row of this.#db.prepare(sql).iterate(query.from, query.to)) {
      const kind = integer(row, 'kind');
      if (kind !== excludedKind && (kinds === null || kinds.has(kind))) executions.push(integer(row, 'sequence'));
      if (executions.length >= query.limit) break;
      if (++rowCount % rowsPerClockRead === 0 && performance.now() > until) {
        return { executions, stoppedAt: integer(row, 'sequence') };
      }
    }
    return { executions, stoppedAt: null };
  }

  /** null for all kinds. */
  #kinds({ contract, action }: ExecutionQuery): Set<number> | null {
    if (action === undefined) return null;
    if (contract !== undefined) {
      const kind = this.#interned.findKind(contract, action);
      return new Set(kind === undefined ? [] : [kind]);
    }
    const id = this.#interned.findName(action);
    const rows = id === undefined ? [] : this.#db.prepare('SELECT id FROM kinds WHERE name = ?').all(id);
    return new Set(rows.map((row) => integer(row, 'id')));
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
