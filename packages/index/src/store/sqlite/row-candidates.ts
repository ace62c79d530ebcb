import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RowPosition } from '../list-page.ts';
import { PackedReader, toOrdered } from './bytes.ts';
import type { Interned } from './interned.ts';
import type { RowPlace } from './row-place.ts';
import { bigInteger, integer } from './rows.ts';

/** Blocks below the head for which the present rows and the rows touched since are read instead of the history. */
const recentBlocks = 32;
/** Keys and scopes per statement, so that a search that stops early has not read the rest. */
const batch = 256;

/**
 * Places where rows may exist as of a block, ordered by interned scope and key. For the newest blocks these are the
 * present rows and those touched since, for older ones every row that ever existed.
 */
export class RowCandidates {
  readonly #interned: Interned;
  readonly #head: StatementSync;
  readonly #touched: StatementSync;
  readonly #tableOf: StatementSync;
  readonly #presentOfTable: StatementSync;
  readonly #presentOfScope: StatementSync;
  readonly #presentOfKey: StatementSync;
  readonly #nextKey: StatementSync;
  readonly #tables: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#head = db.prepare('SELECT max(num) AS num FROM blocks');
    this.#touched = db.prepare('SELECT touched FROM blocks WHERE num > ? AND touched IS NOT NULL');
    this.#tableOf = db.prepare('SELECT scope FROM row_tables WHERE id = ? AND code = ? AND name = ?');
    this.#presentOfTable = db.prepare(
      `SELECT scope, primary_key FROM present_rows
       WHERE code = ? AND name = ? AND (scope, primary_key) >= (?, ?) ORDER BY scope, primary_key LIMIT ?`,
    );
    this.#presentOfScope = db.prepare(
      `SELECT scope, primary_key FROM present_rows
       WHERE code = ? AND name = ? AND scope = ? AND primary_key >= ? ORDER BY primary_key LIMIT ?`,
    );
    this.#presentOfKey = db.prepare(
      `SELECT scope, primary_key FROM present_rows
       WHERE code = ? AND name = ? AND primary_key = ? AND scope >= ? ORDER BY scope LIMIT ?`,
    );
    this.#nextKey = db.prepare(
      'SELECT primary_key FROM row_history WHERE tbl = ? AND primary_key >= ? ORDER BY primary_key LIMIT 1',
    );
    for (const statement of [this.#presentOfTable, this.#presentOfScope, this.#presentOfKey, this.#nextKey]) {
      statement.setReadBigInts(true);
    }
    this.#tables = db.prepare(
      'SELECT id, scope FROM row_tables WHERE code = ? AND name = ? AND scope >= ? ORDER BY scope LIMIT ?',
    );
  }

  /** Keys of one scope from `start.key`. */
  ofScope(start: RowPlace, block: number, limit: number): Iterable<RowPlace> {
    const ids = [this.#interned.name(start.code), this.#interned.name(start.table)] as const;
    const since = this.#touchedSince(block);
    if (since === null) return this.#historyOfScope(start);
    const touched = (since.get(start.tbl) ?? []).map((key) => ({ ...start, key }));
    const present = (from: bigint): RowPlace[] =>
      this.#presentOfScope
        .all(...ids, start.scopeId, from, limit + 1)
        .map((row) => ({ ...start, key: bigInteger(row, 'primary_key') }));
    return presentAndTouched(start, limit, ({ key }) => present(key), touched, nextKeyOf);
  }

  /** Rows of a table in all scopes. */
  ofTable(code: string, table: string, from: RowPosition | null, block: number, limit: number): Iterable<RowPlace> {
    const ids = this.#idsOf(code, table);
    const scopeId = from === null ? 0 : this.#interned.findName(from.scope);
    if (ids === null || scopeId === undefined) return [];
    const start = { scopeId, key: toOrdered(from?.primaryKey ?? 0n) };
    const since = this.#touchedSince(block);
    const place = { code, table };
    if (since === null) return this.#historyOfTable(place, ids, start);
    const present = (at: Position): RowPlace[] =>
      this.#presentOfTable.all(...ids, at.scopeId, at.key, limit + 1).map((row) => this.#present(place, row));
    return presentAndTouched(start, limit, present, this.#touchedOfTable(since, place, ids), nextPlaceOf);
  }

  /** Rows with one key, in all scopes. */
  ofKey(
    code: string,
    table: string,
    key: bigint,
    from: string | null,
    block: number,
    limit: number,
  ): Iterable<RowPlace> {
    const ids = this.#idsOf(code, table);
    const scopeId = from === null ? 0 : this.#interned.findName(from);
    if (ids === null || scopeId === undefined) return [];
    const since = this.#touchedSince(block);
    const place = { code, table };
    if (since === null) return this.#historyOfKey(place, ids, { scopeId, key });
    const present = (at: Position): RowPlace[] =>
      this.#presentOfKey.all(...ids, key, at.scopeId, limit + 1).map((row) => this.#present(place, row));
    const touched = this.#touchedOfTable(since, place, ids).filter((one) => one.key === key);
    return presentAndTouched({ scopeId, key }, limit, present, touched, nextScopeOf);
  }

  #idsOf(code: string, table: string): [code: number, table: number] | null {
    const [codeId, tableId] = [this.#interned.findName(code), this.#interned.findName(table)];
    return codeId === undefined || tableId === undefined ? null : [codeId, tableId];
  }

  #present(place: { code: string; table: string }, row: Record<string, unknown>): RowPlace {
    const scopeId = Number(bigInteger(row, 'scope'));
    const scope = this.#interned.nameText(scopeId);
    const tbl = this.#interned.findTable(place.code, place.table, scope);
    if (tbl === undefined) throw new Error(`present row of a table that is not in the store`);
    return { tbl, ...place, scope, scopeId, key: bigInteger(row, 'primary_key') };
  }

  /** Keys by table that the blocks above `block` touched; null if the block is too far below the head. */
  #touchedSince(block: number): Map<number, bigint[]> | null {
    const head = Number(this.#head.get()?.['num'] ?? 0);
    if (head - block > recentBlocks) return null;
    const touched = new Map<number, bigint[]>();
    for (const row of this.#touched.all(block)) {
      const packed = new PackedReader(row['touched'] as Uint8Array);
      while (!packed.done) {
        const tbl = packed.number();
        const keys = touched.get(tbl) ?? [];
        touched.set(tbl, keys);
        keys.push(toOrdered(packed.u64()));
      }
    }
    return touched;
  }

  #touchedOfTable(
    since: Map<number, bigint[]>,
    place: { code: string; table: string },
    ids: readonly [code: number, table: number],
  ): RowPlace[] {
    const places: RowPlace[] = [];
    for (const [tbl, keys] of since) {
      const row = this.#tableOf.get(tbl, ...ids);
      if (row === undefined) continue;
      const scopeId = integer(row, 'scope');
      const scope = this.#interned.nameText(scopeId);
      for (const key of keys) places.push({ tbl, ...place, scope, scopeId, key });
    }
    return places;
  }

  *#historyOfScope(start: RowPlace): Iterable<RowPlace> {
    for (let from = start.key; ; from += 1n) {
      const row = this.#nextKey.get(start.tbl, from);
      if (row === undefined) return;
      from = bigInteger(row, 'primary_key');
      yield { ...start, key: from };
      if (from === lastKey) return;
    }
  }

  *#historyOfTable(
    place: { code: string; table: string },
    ids: readonly [code: number, table: number],
    start: { scopeId: number; key: bigint },
  ): Iterable<RowPlace> {
    for (const { tbl, scopeId } of this.#scopes(ids, start.scopeId)) {
      const key = scopeId === start.scopeId ? start.key : firstKey;
      yield* this.#historyOfScope({ tbl, ...place, scope: this.#interned.nameText(scopeId), scopeId, key });
    }
  }

  *#historyOfKey(
    place: { code: string; table: string },
    ids: readonly [code: number, table: number],
    start: { scopeId: number; key: bigint },
  ): Iterable<RowPlace> {
    for (const { tbl, scopeId } of this.#scopes(ids, start.scopeId)) {
      yield { tbl, ...place, scope: this.#interned.nameText(scopeId), scopeId, key: start.key };
    }
  }

  *#scopes(ids: readonly [code: number, table: number], from: number): Iterable<{ tbl: number; scopeId: number }> {
    for (let next = from; ;) {
      const rows = this.#tables.all(...ids, next, batch);
      for (const row of rows) yield { tbl: integer(row, 'id'), scopeId: integer(row, 'scope') };
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) return;
      next = integer(last, 'scope') + 1;
    }
  }
}

const firstKey = toOrdered(0n);
const lastKey = toOrdered(0xffffffffffffffffn);

interface Position {
  scopeId: number;
  key: bigint;
}

/**
 * Present places and touched ones from `start`, in order and without duplicates. `read` returns up to one more than
 * `limit` present places from a position, `after` the position that follows one.
 */
function* presentAndTouched(
  start: Position,
  limit: number,
  read: (from: Position) => RowPlace[],
  touched: RowPlace[],
  after: (place: Position) => Position | null,
): Iterable<RowPlace> {
  for (let from: Position | null = start; from !== null;) {
    const begin = from;
    const present = read(begin);
    const end = present.length > limit ? present.at(-1) : undefined;
    const extra = touched.filter((one) => compare(one, begin) >= 0 && (end === undefined || compare(one, end) < 0));
    yield* extra.length === 0 ? present : merged(present, extra);
    from = end === undefined ? null : after(end);
  }
}

function merged(present: RowPlace[], extra: RowPlace[]): RowPlace[] {
  const all = [...present, ...extra].sort(compare);
  return all.filter((place, at) => at === 0 || compare(all[at - 1]!, place) !== 0);
}

function compare(a: Position, b: Position): number {
  return a.scopeId - b.scopeId || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}

function nextKeyOf({ scopeId, key }: Position): Position | null {
  return key === lastKey ? null : { scopeId, key: key + 1n };
}

function nextPlaceOf(place: Position): Position {
  return nextKeyOf(place) ?? nextScopeOf({ scopeId: place.scopeId, key: firstKey });
}

function nextScopeOf({ scopeId, key }: Position): Position {
  return { scopeId: scopeId + 1, key };
}
