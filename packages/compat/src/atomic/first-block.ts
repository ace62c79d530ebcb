import type { StoredRow } from '@antescope/index/store/history-store';
import { tooWide } from './atomic-error.ts';
import type { AtomicIndex } from './atomic-index.ts';

/** Rows whose history is read for one list. */
const maxHistories = 500;

/**
 * First block from `from` to `to` after which a condition holds that holds at `to` and never ceases to; null if it held
 * before the index began.
 */
export async function firstBlock(
  index: AtomicIndex,
  { from = index.first, to }: { from?: number; to: number },
  holds: (block: number) => Promise<boolean>,
): Promise<number | null> {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  const isUnknown = high === index.first && index.first > 2;
  return isUnknown ? null : high;
}

/** Block that created a row which is never removed: a collection, a schema, a template. */
export function createdBlock(
  index: AtomicIndex,
  {
    code,
    scope,
    table,
    primaryKey,
    block,
  }: { code: string; scope: string; table: string; primaryKey: bigint; block: number },
): Promise<number | null> {
  return index.keptBlock(`${code} ${table} ${scope} ${primaryKey}`, () =>
    firstBlock(index, { to: block }, async (at) => (await index.row(code, scope, table, primaryKey, at)) !== null),
  );
}

/** Blocks that created the rows of a list. Throws AtomicError (400) if they are too many. */
export async function createdBlocks<Item extends { row: StoredRow }>(
  index: AtomicIndex,
  items: readonly Item[],
): Promise<Map<Item, number | null>> {
  if (items.length > maxHistories) throw tooWide(`in the order of creation at most ${maxHistories} are listed`);
  return new Map(await Promise.all(items.map(async (item) => [item, await createdBlock(index, item.row)] as const)));
}
