import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RowChangePage, RowChangeQuery, StoredRowChange } from '../../change-reader.ts';
import { PackedReader, toOrdered } from '../bytes.ts';
import type { Interned } from '../interned.ts';
import { bytesColumn, integer } from '../rows.ts';

/** Time budget of a page, ms, and blocks between two clock reads. */
const searchMs = 50;
const blocksPerClockRead = 16;

interface Place {
  code: string;
  scope: string;
  table: string;
}

/** Searches the rows that each block touched for versions that match. */
export class RowChangeReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #placeOf: StatementSync;
  readonly #version: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#placeOf = db.prepare('SELECT code, scope, name FROM row_tables WHERE id = ?');
    this.#version = db.prepare('SELECT payer, value FROM row_history WHERE tbl = ? AND primary_key = ? AND block = ?');
  }

  read(query: RowChangeQuery): RowChangePage {
    const down = query.order === 'desc';
    const items: StoredRowChange[] = [];
    // Places by table, null for those that are not wanted: most blocks touch the same tables.
    const places = new Map<number, Place | null>();
    const blocks = this.#db.prepare(
      `SELECT num, touched FROM blocks WHERE num BETWEEN ? AND ? ORDER BY num ${down ? 'DESC' : 'ASC'}`,
    );
    const until = performance.now() + searchMs;
    let examined = 0;
    for (const row of blocks.iterate(query.from, query.to)) {
      const block = integer(row, 'num');
      const { touched } = row;
      if (touched instanceof Uint8Array) {
        const found = this.#ofBlock({ block, touched }, query, places);
        items.push(...(down ? found.toReversed() : found));
      }
      if (items.length >= query.limit) return { items: items.slice(0, query.limit), stoppedAt: null };
      if (++examined % blocksPerClockRead === 0 && performance.now() > until) return { items, stoppedAt: block };
    }
    return { items, stoppedAt: null };
  }

  #ofBlock(
    { block, touched }: { block: number; touched: Uint8Array },
    query: RowChangeQuery,
    places: Map<number, Place | null>,
  ): StoredRowChange[] {
    const found: StoredRowChange[] = [];
    const packed = new PackedReader(touched);
    while (!packed.done) {
      const tbl = packed.number();
      const primaryKey = packed.u64();
      if (!places.has(tbl)) places.set(tbl, this.#wantedPlace(tbl, query));
      const place = places.get(tbl) ?? null;
      if (place === null || (query.primaryKey !== undefined && query.primaryKey !== primaryKey)) continue;
      const row = this.#version.get(tbl, toOrdered(primaryKey), block);
      if (row === undefined) continue;
      const payer = this.#interned.nameText(integer(row, 'payer'));
      const value = bytesColumn(row, 'value');
      if (query.payer !== undefined && query.payer !== payer) continue;
      if (query.present !== undefined && query.present !== (value !== null)) continue;
      found.push({ ...place, primaryKey, block, payer, value });
    }
    return found;
  }

  #wantedPlace(tbl: number, { code, scope, table }: RowChangeQuery): Place | null {
    const row = this.#placeOf.get(tbl) ?? {};
    const text = (column: string): string => this.#interned.nameText(integer(row, column));
    const place = { code: text('code'), scope: text('scope'), table: text('name') };
    const isWanted =
      (code === undefined || code === place.code) &&
      (scope === undefined || scope === place.scope) &&
      (table === undefined || table === place.table);
    return isWanted ? place : null;
  }
}
