import type { DatabaseSync } from 'node:sqlite';
import { PackedReader, toOrdered } from './bytes.ts';
import type { DerivedWriter } from './derived/derived-writer.ts';
import type { Interned } from './interned.ts';
import { undoHolders, undoPresentRows } from './rebuild-present.ts';
import { tablesByBlock } from './schema.ts';
import { undoLists } from './undo-lists.ts';

/**
 * Deletes, in the open database transaction, all versions and rows of blocks above `block`. Interned names are kept;
 * they carry no state.
 */
export function undoAbove(db: DatabaseSync, interned: Interned, derived: DerivedWriter, block: number): void {
  const first = db
    .prepare('SELECT slot, first_transaction, first_sequence FROM blocks WHERE num > ? ORDER BY num LIMIT 1')
    .get(block);
  if (first === undefined) return;
  undoActions(db, interned, first['first_sequence'] as number);
  undoTransactions(db, first['first_transaction'] as number);
  const touched = undoRows(db, block);
  undoPresentRows(db, interned, touched);
  undoHolders(db, interned, block);
  for (const table of tablesByBlock) db.prepare(`DELETE FROM ${table} WHERE block > ?`).run(block);
  db.prepare('DELETE FROM blocks WHERE num > ?').run(block);
  db.prepare('DELETE FROM feeds WHERE first > ?').run(block);
  db.prepare('UPDATE feeds SET last = ?1 WHERE last > ?1').run(block);
  derived.undo(block, { slot: first['slot'] as number, sequence: first['first_sequence'] as number }, touched);
}

function undoActions(db: DatabaseSync, interned: Interned, firstSequence: number): void {
  const accounts = new Set<number>();
  const touched = db.prepare('SELECT DISTINCT receiver, auth FROM actions WHERE sequence >= ?');
  for (const row of touched.iterate(firstSequence)) {
    accounts.add(row['receiver'] as number);
    for (const level of interned.authLevels(row['auth'] as number)) accounts.add(interned.name(level.actor));
  }
  undoLists(db, accounts, firstSequence);
  db.prepare('DELETE FROM actions WHERE sequence >= ?').run(firstSequence);
}

function undoTransactions(db: DatabaseSync, firstTransaction: number): void {
  const remove = db.prepare('DELETE FROM transaction_ids WHERE prefix = ? AND num = ?');
  for (const row of db.prepare('SELECT num, id FROM transactions WHERE num >= ?').all(firstTransaction)) {
    remove.run(Buffer.from(row['id'] as Uint8Array).readBigInt64BE(0), row['num'] as number);
  }
  db.prepare('DELETE FROM transactions WHERE num >= ?').run(firstTransaction);
}

/** Returns the rows that had versions in those blocks, without duplicates. */
function undoRows(db: DatabaseSync, block: number): [tbl: number, key: bigint][] {
  const rows = new Map<string, [number, bigint]>();
  const remove = db.prepare('DELETE FROM row_history WHERE tbl = ? AND primary_key = ? AND block = ?');
  for (const row of db.prepare('SELECT num, touched FROM blocks WHERE num > ? AND touched IS NOT NULL').all(block)) {
    const touched = new PackedReader(row['touched'] as Uint8Array);
    while (!touched.done) {
      const [tbl, key] = [touched.number(), toOrdered(touched.u64())];
      remove.run(tbl, key, row['num'] as number);
      rows.set(`${tbl} ${key}`, [tbl, key]);
    }
  }
  return [...rows.values()];
}
