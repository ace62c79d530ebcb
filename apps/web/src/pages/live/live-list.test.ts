import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { ListRenderer } from './list-renderer.ts';
import { foldedList, listOf, withRows } from './live-list.ts';

/** Rows of one transaction in the order of execution; the first is its root action. */
function transaction(id: string, block: number, count: number): ActionRow[] {
  return Array.from({ length: count }, (_, index) => ({
    transactionId: id,
    blockNumber: block,
    cursor: `${id}-${index}`,
    trace: { ordinal: index + 1, creatorOrdinal: index === 0 ? 0 : 1 },
  })) as unknown as ActionRow[];
}

const added = (rows: readonly ActionRow[]) => rows.map((row) => ({ row, afterGap: false }));
const shown = (renderer: ListRenderer) => renderer.rows.map(({ row }) => [row.cursor, row.inline?.length]);

test('each transaction is one row, and groups that did not change keep their identity', () => {
  const list = listOf([...transaction('b', 1, 3), ...transaction('a', 1, 2)].toReversed());
  const folded = foldedList(list);
  expect(folded[0]!.rows.map(({ cursor }) => cursor).toSorted()).toEqual(['a-0', 'b-0']);
  const next = foldedList(withRows(list, added(transaction('c', 2, 4))));
  expect(next[1]).toBe(folded[0]);
  expect(next[0]!.rows).toHaveLength(1);
  expect(next[0]!.rows[0]!.inline).toHaveLength(3);
});

test('inline actions that follow later in the block are counted in their row, which stays where it is', () => {
  const [root, first, second] = transaction('a', 1, 3);
  const list = withRows([], added([root!, first!]));
  const renderer = new ListRenderer(foldedList(list));
  const { key } = renderer.rows[0]!;
  expect(shown(renderer)).toEqual([['a-0', 1]]);
  renderer.setTarget(foldedList(withRows(list, added([second!]))));
  expect(shown(renderer)).toEqual([['a-0', 2]]);
  expect(renderer.rows[0]!.key).toBe(key);
});

test('inline actions without their cause in the block remain rows', () => {
  const [, inline] = transaction('a', 1, 2);
  expect(foldedList(withRows([], added([inline!])))[0]!.rows.map(({ cursor }) => cursor)).toEqual(['a-1']);
});
