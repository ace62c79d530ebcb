import type { DatabaseSync } from 'node:sqlite';
import { type Chunk, chunkColumns, chunkId, chunkOfRow, entriesOf, isFull, maxChunks } from './account-chunk.ts';
import { AccountListWriter } from './write-lists.ts';

/**
 * Removes entries with a sequence >= `firstSequence` (always whole transactions) from the accounts' lists. A chunk that
 * loses entries is rewritten from the remaining ones, as if it never had the others.
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
      const row = newest.get(chunkId(account, 0), chunkId(account, maxChunks - 1));
      if (row === undefined) break;
      const chunk: Chunk = chunkOfRow(row);
      const entries = entriesOf(chunk);
      const remaining = entries.filter((entry) => entry.sequence < firstSequence);
      if (remaining.length === entries.length) break;
      remove.run(chunkId(account, chunk.place));
      if (isFull(chunk)) for (const shape of chunk.shapes) removeShape.run(account, shape, chunk.place);
      if (remaining.length === 0) continue;
      for (const entry of remaining) writer.add(account, entry);
      writer.endTransaction();
      break;
    }
  }
  writer.flush();
}
