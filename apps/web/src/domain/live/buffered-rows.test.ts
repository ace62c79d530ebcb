import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { initialRows, withBatch, withShown } from './buffered-rows.ts';

const row = (cursor: string) => ({ cursor, blockNumber: Number(cursor) }) as ActionRow;

const options = { exclude: ({ cursor }: ActionRow) => cursor === '0', hideSpam: false };

test('showing takes every buffered row, also of a batch that arrived after the button was rendered', () => {
  const buffered = withBatch(initialRows([row('1')]), [row('2')]);
  const later = withBatch(buffered, [row('3')]);
  const { shown, waiting } = withShown(later, { ...options, maxRows: 2 });
  expect(shown.map(({ cursor }) => cursor)).toEqual(['3', '2']);
  expect(waiting).toEqual([]);
});

test('a limit shows the oldest buffered rows first, and drops those that would leave the list before the last is shown', () => {
  const buffered = withBatch(initialRows([row('1')]), [row('2'), row('3'), row('4'), row('5')]);
  const { shown, waiting } = withShown(buffered, { ...options, maxRows: 3, limit: 2 });
  expect(shown.map(({ cursor }) => cursor)).toEqual(['4', '3', '1']);
  expect(waiting.map(({ cursor }) => cursor)).toEqual(['5']);
});
