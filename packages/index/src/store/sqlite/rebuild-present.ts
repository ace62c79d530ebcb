import type { DatabaseSync } from 'node:sqlite';
import type { Authority } from '../block-rows.ts';
import type { Interned } from './interned.ts';
import { integer } from './rows.ts';
import { PresentWriter } from './write-present.ts';

const rowsPerLine = 50_000;

/** Fills the empty tables of the present state from the histories, in the open database transaction. */
export function rebuildPresent(db: DatabaseSync, interned: Interned, report: (step: string) => void = () => {}): void {
  rebuildRows(db, report);
  rebuildHolders(db, interned, report);
}

function rebuildRows(db: DatabaseSync, report: (step: string) => void): void {
  // With max(), the other columns come from the row with the maximum.
  const fill = db.prepare(
    `INSERT INTO present_rows (code, name, scope, primary_key)
     SELECT ?, ?, ?, primary_key FROM (
       SELECT primary_key, value IS NOT NULL AS present, max(block) FROM row_history WHERE tbl = ? GROUP BY primary_key)
     WHERE present`,
  );
  let count = 0;
  for (const row of db.prepare('SELECT id, code, name, scope FROM row_tables ORDER BY code, name, scope').iterate()) {
    const [id, ...place] = ['id', 'code', 'name', 'scope'].map((column) => integer(row, column));
    fill.run(...place, id!);
    count += 1;
    if (count % 1000 === 0) report(`present rows, ${count} tables`);
  }
}

function rebuildHolders(db: DatabaseSync, interned: Interned, report: (step: string) => void): void {
  const writer = new PresentWriter(db, interned);
  const latest = db.prepare('SELECT owner, name, authority, max(block) FROM permission_history GROUP BY owner, name');
  let count = 0;
  for (const row of latest.iterate()) {
    const authority = row['authority'];
    if (typeof authority === 'string') {
      const [owner, name] = [integer(row, 'owner'), integer(row, 'name')].map((id) => interned.nameText(id));
      writer.permission(owner!, name!, null, JSON.parse(authority) as Authority);
    }
    count += 1;
    if (count % rowsPerLine === 0) report(`holders, ${count} permissions`);
  }
}

/**
 * Before the versions above `block` are deleted: resets the holders of the permissions that those blocks changed to what
 * they were after `block`.
 */
export function undoHolders(db: DatabaseSync, interned: Interned, block: number): void {
  const writer = new PresentWriter(db, interned);
  const changed = db.prepare('SELECT DISTINCT owner, name FROM permission_history WHERE block > ?').all(block);
  const at = db.prepare(
    `SELECT authority FROM permission_history WHERE owner = ? AND name = ? AND block <= ? ORDER BY block DESC LIMIT 1`,
  );
  for (const row of changed) {
    const ids = [integer(row, 'owner'), integer(row, 'name')] as const;
    const [now, then] = [Number.MAX_SAFE_INTEGER, block].map((last) => {
      const authority = at.get(...ids, last)?.['authority'];
      return typeof authority === 'string' ? (JSON.parse(authority) as Authority) : null;
    });
    writer.permission(interned.nameText(ids[0]), interned.nameText(ids[1]), now ?? null, then ?? null);
  }
}

/** After the versions of undone blocks are deleted: resets the rows that those blocks touched. */
export function undoPresentRows(
  db: DatabaseSync,
  interned: Interned,
  touched: Iterable<readonly [tbl: number, key: bigint]>,
): void {
  const writer = new PresentWriter(db, interned);
  const placeOf = db.prepare('SELECT code, name, scope FROM row_tables WHERE id = ?');
  const last = db.prepare(
    `SELECT value IS NOT NULL AS present FROM row_history WHERE tbl = ? AND primary_key = ? ORDER BY block DESC LIMIT 1`,
  );
  for (const [tbl, key] of touched) {
    const place = placeOf.get(tbl);
    if (place === undefined) continue;
    const ids = [integer(place, 'code'), integer(place, 'name'), integer(place, 'scope')] as const;
    writer.row(ids, key, last.get(tbl, key)?.['present'] === 1);
  }
}
