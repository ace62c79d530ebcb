import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StoredRow, TouchedRow } from '../history-store.ts';
import type { CutList, ListPage, RowPosition } from '../list-page.ts';
import { fromOrdered, PackedReader, toOrdered } from './bytes.ts';
import type { Interned } from './interned.ts';
import { Prepared } from './prepared.ts';
import { RowCandidates } from './row-candidates.ts';
import type { RowPlace } from './row-place.ts';
import { bytesColumn, integer, type SqlRow } from './rows.ts';

/** Longest search through rows that may be gone, ms. */
const searchMs = 50;

/**
 * Reads contract rows as of a block. Lists of the newest blocks read the present rows; older ones search the history
 * within a time budget.
 */
export class ContractRowReader {
  readonly #sql: Prepared;
  readonly #interned: Interned;
  readonly #candidates: RowCandidates;
  readonly #rowAt: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#sql = new Prepared(db);
    this.#interned = interned;
    this.#candidates = new RowCandidates(db, interned);
    this.#rowAt = db.prepare(
      `SELECT block, payer, value FROM row_history WHERE tbl = ? AND primary_key = ? AND block <= ?
       ORDER BY block DESC LIMIT 1`,
    );
  }

  row(code: string, scope: string, table: string, primaryKey: bigint, block: number): StoredRow | null {
    const tbl = this.#interned.findTable(code, table, scope);
    return tbl === undefined ? null : this.#row(tbl, { code, scope, table }, primaryKey, block);
  }

  rows(
    code: string,
    scope: string,
    table: string,
    { block, from, limit }: { block: number; from: bigint; limit: number },
  ): ListPage<StoredRow, bigint> {
    const tbl = this.#interned.findTable(code, table, scope);
    const scopeId = this.#interned.findName(scope);
    if (tbl === undefined || scopeId === undefined) return { items: [], next: null };
    const places = this.#candidates.ofScope({ tbl, code, table, scope, scopeId, key: toOrdered(from) }, block, limit);
    const { items, next } = this.#existing(places, block, limit);
    return { items, next: next === null ? null : fromOrdered(next.key) };
  }

  rowsOfScope(scope: string, table: string, block: number, limit: number): CutList<StoredRow> {
    const scopeId = this.#interned.findName(scope);
    const tableId = this.#interned.findName(table);
    const items: StoredRow[] = [];
    if (scopeId === undefined || tableId === undefined) return { items, complete: true };
    const deadline = performance.now() + searchMs;
    const tables = this.#sql.prepare('SELECT id, code FROM row_tables WHERE scope = ? AND name = ?');
    for (const row of tables.all(scopeId, tableId)) {
      const code = this.#interned.nameText(integer(row, 'code'));
      const start = { tbl: integer(row, 'id'), code, table, scope, scopeId, key: toOrdered(0n) };
      const left = limit - items.length;
      const page = this.#existing(this.#candidates.ofScope(start, block, left), block, left, deadline);
      items.push(...page.items);
      if (page.next !== null || performance.now() > deadline) return { items, complete: false };
    }
    return { items, complete: true };
  }

  rowsOfTable(
    code: string,
    table: string,
    { block, from, limit }: { block: number; from: RowPosition | null; limit: number },
  ): ListPage<StoredRow, RowPosition> {
    const { items, next } = this.#existing(this.#candidates.ofTable(code, table, from, block, limit), block, limit);
    return { items, next: next === null ? null : { scope: next.scope, primaryKey: fromOrdered(next.key) } };
  }

  scopesOfRow(
    code: string,
    table: string,
    primaryKey: bigint,
    { block, from, limit }: { block: number; from: string | null; limit: number },
  ): ListPage<string, string> {
    const places = this.#candidates.ofKey(code, table, toOrdered(primaryKey), from, block, limit);
    const { items, next } = this.#existing(places, block, limit);
    return { items: items.map(({ scope }) => scope), next: next?.scope ?? null };
  }

  contractsWithTable(table: string): string[] {
    const name = this.#interned.findName(table);
    if (name === undefined) return [];
    const rows = this.#sql.prepare('SELECT DISTINCT code FROM row_tables WHERE name = ?').all(name);
    return rows.map((row) => this.#interned.nameText(integer(row, 'code')));
  }

  touchedRows(block: number, codes: readonly string[] | null, limit: number): TouchedRow[] {
    const touched = this.#sql.prepare('SELECT touched FROM blocks WHERE num = ?').get(block)?.['touched'];
    if (!(touched instanceof Uint8Array)) return [];
    const requested = codes === null ? null : new Set(codes);
    const placeOf = this.#sql.prepare('SELECT code, scope, name FROM row_tables WHERE id = ?');
    const results: TouchedRow[] = [];
    const packed = new PackedReader(touched);
    while (!packed.done && results.length < limit) {
      const tbl = packed.number();
      const primaryKey = packed.u64();
      const row: SqlRow = placeOf.get(tbl) ?? {};
      const code = this.#interned.nameText(integer(row, 'code'));
      if (requested !== null && !requested.has(code)) continue;
      const scope = this.#interned.nameText(integer(row, 'scope'));
      const place = { code, scope, table: this.#interned.nameText(integer(row, 'name')) };
      results.push({
        ...place,
        primaryKey,
        before: this.#row(tbl, place, primaryKey, block - 1),
        after: this.#row(tbl, place, primaryKey, block),
      });
    }
    return results;
  }

  /** The rows at these places that exist as of the block, up to the limit or the deadline. */
  #existing(
    places: Iterable<RowPlace>,
    block: number,
    limit: number,
    deadline = performance.now() + searchMs,
  ): { items: StoredRow[]; next: RowPlace | null } {
    const items: StoredRow[] = [];
    let misses = 0;
    for (const place of places) {
      if (items.length >= limit) return { items, next: place };
      // The first place is always examined, so that a search proceeds whatever the load.
      if (misses > 0 && performance.now() > deadline) return { items, next: place };
      const row = this.#row(place.tbl, place, fromOrdered(place.key), block);
      if (row === null) misses += 1;
      else items.push(row);
    }
    return { items, next: null };
  }

  #row(
    tbl: number,
    { code, scope, table }: { code: string; scope: string; table: string },
    primaryKey: bigint,
    block: number,
  ): StoredRow | null {
    const row = this.#rowAt.get(tbl, toOrdered(primaryKey), block);
    const value = row === undefined ? null : bytesColumn(row, 'value');
    if (row === undefined || value === null) return null;
    const payer = this.#interned.nameText(integer(row, 'payer'));
    return { code, scope, table, primaryKey, payer, value, block: integer(row, 'block') };
  }
}
