import type { DatabaseSync } from 'node:sqlite';
import { type Chunk, chunkColumns, chunkId, chunkOfRow, entriesOf, isFull, mostChunks } from './account-chunk.ts';
import { AccountListWriter } from './write-lists.ts';

/**
 * Takes the entries from a sequence on out of the accounts' lists, which is always whole transactions. A chunk that
 * loses some is written anew from what stays, so that it is the one that never held them.
 */
export function undoLists(db: DatabaseSync, accounts: Iterable<number>, firstSequence: number): void {
  const newest = db.prepare(
    `SELECT ${chunkColumns} FROM account_lists WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1`,
  );
  const remove = db.prepare('DELETE FROM account_lists WHERE id = ?');
  const removeShape = db.prepare('DELETE FROM chunk_shapes WHERE account = ? AND shape = ? AND place = ?');
  const writer = new AccountListWriter(db);
  for (const account of accounts) {
    for (;;) {
      const row = newest.get(chunkId(account, 0), chunkId(account, mostChunks - 1));
      if (row === undefined) break;
      const chunk: Chunk = chunkOfRow(row);
      const entries = entriesOf(chunk);
      const kept = entries.filter((entry) => entry.sequence < firstSequence);
      if (kept.length === entries.length) break;
      remove.run(chunkId(account, chunk.place));
      if (isFull(chunk)) for (const shape of chunk.shapes) removeShape.run(account, shape, chunk.place);
      if (kept.length === 0) continue;
      for (const entry of kept) writer.add(account, entry);
      writer.endTransaction();
      break;
    }
  }
  writer.flush();
}
