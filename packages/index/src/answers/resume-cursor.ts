import { idPrefix, parseCursor } from '../store/cursor.ts';
import type { HistoryReader } from '../store/history-store.ts';
import { RequestError } from './index-answer.ts';

/**
 * The global sequence of a cursor. Throws RequestError for a malformed one, and for one of a forked-out block: its
 * sequence may be another action now.
 */
export async function resumeCursor(reader: Pick<HistoryReader, 'block'>, text: string): Promise<number> {
  const cursor = parseCursor(text);
  if (cursor === null) throw new RequestError('bad-cursor', `'${text.slice(0, 60)}' is not a cursor of this index`);
  const block = await reader.block(cursor.block);
  if (block === null || idPrefix(block.id) !== cursor.idPrefix) {
    throw new RequestError('gap', `Block ${cursor.block} of this cursor is not on the indexed chain: start over`);
  }
  return cursor.sequence;
}
