import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { maxRows, withIrreversible, withNewRows, withoutBlocksAbove } from '../../domain/live/live-rows.ts';

function row(block: number, sequence: number): ActionRow {
  return { cursor: `${block}-aaaaaaaa-${sequence}`, blockNumber: block, irreversible: false } as ActionRow;
}

test('new rows come in front, newest first, each once', () => {
  const rows = withNewRows([row(1, 1)], [row(1, 1), row(2, 2), row(2, 3)]);
  expect(rows.map((each) => each.cursor)).toEqual(['2-aaaaaaaa-3', '2-aaaaaaaa-2', '1-aaaaaaaa-1']);
});

test('the list does not grow without end', () => {
  let rows: ActionRow[] = [];
  for (let block = 1; block <= maxRows + 50; block += 1) rows = withNewRows(rows, [row(block, block)]);
  expect(rows).toHaveLength(maxRows);
  expect(rows[0]!.blockNumber).toBe(maxRows + 50);
});

test('a fork removes the rows above it', () => {
  expect(withoutBlocksAbove([row(3, 3), row(2, 2), row(1, 1)], 2).map((each) => each.blockNumber)).toEqual([2, 1]);
});

test('rows become irreversible, and an unchanged list stays the same object', () => {
  const rows = [row(3, 3), row(2, 2)];
  const marked = withIrreversible(rows, 2);
  expect(marked.map((each) => each.irreversible)).toEqual([false, true]);
  expect(withIrreversible(marked, 2)).toBe(marked);
});
