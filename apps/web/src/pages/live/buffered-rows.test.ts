import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { afterGap, afterUndo, initialRows, finalRows, newRowsOf, withBatch } from '../../domain/live/buffered-rows.ts';

function row(block: number, fork = 'a', spam?: ActionRow['spam']): ActionRow {
  const cursor = `${block}-${fork.repeat(8)}-${block}`;
  return { cursor, blockNumber: block, irreversible: false, ...(spam && { spam }) } as ActionRow;
}
const everything = (): boolean => false;
const counted = (rows: ReturnType<typeof initialRows>) => newRowsOf(rows, everything, true).newRows.length;

test('undone rows leave the counter and the page, and count once if the fork includes them again', () => {
  let rows = withBatch(initialRows([row(3), row(2)]), [row(4), row(5)]);
  expect(counted(rows)).toBe(2);
  rows = afterUndo(rows, 2);
  expect(counted(rows)).toBe(0);
  expect(rows.shown.map(({ blockNumber }) => blockNumber)).toEqual([2]);
  rows = withBatch(rows, [row(3, 'b'), row(4, 'b')]);
  expect(newRowsOf(rows, everything, true).newRows.map(({ cursor }) => cursor)).toEqual([
    row(4, 'b').cursor,
    row(3, 'b').cursor,
  ]);
});

test('rows that a gap leaves in doubt are dropped or never marked as final', () => {
  let rows = withBatch(initialRows([row(9), row(4)]), [row(10), row(11)]);
  rows = afterGap(rows, 10);
  expect(counted(rows)).toBe(1);
  expect(finalRows(rows, 12).map(({ irreversible }) => irreversible)).toEqual([true, true]);
  rows = afterGap(withBatch(initialRows([row(9), row(4)]), [row(10)]), 5);
  expect(counted(rows)).toBe(0);
  expect(finalRows(rows, 12).map(({ irreversible }) => irreversible)).toEqual([false, true]);
  // Rows after the gap are counted again.
  expect(counted(withBatch(rows, [row(12)]))).toBe(1);
});

test('spam is counted by reason instead of as new, unless spam is shown; shown rows are not new', () => {
  const link = { rule: 'link' as const, value: 't.ly' };
  const rows = withBatch(initialRows([row(1)]), [row(1), row(2), row(3, 'a', link), row(4, 'a', link)]);
  expect(newRowsOf(rows, everything, true)).toEqual({ newRows: [row(2)], hidden: [{ ...link, count: 2 }] });
  const { newRows, hidden } = newRowsOf(rows, everything, false);
  expect([newRows.length, hidden]).toEqual([3, []]);
  expect(newRowsOf(rows, ({ blockNumber }) => blockNumber > 2, true)).toEqual({ newRows: [row(2)], hidden: [] });
});
