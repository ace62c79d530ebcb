import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { initialRows, withBatch, withShown, withShownRow } from './buffered-rows.ts';

const row = (cursor: string) => ({ cursor, blockNumber: Number(cursor) }) as ActionRow;

const options = { exclude: ({ cursor }: ActionRow) => cursor === '0', hideSpam: false };

test('showing takes every buffered row, also of a batch that arrived after the button was rendered', () => {
  const buffered = withBatch(initialRows([row('1')]), [row('2')]);
  const later = withBatch(buffered, [row('3')]);
  const { shown, waiting } = withShown(later, { ...options, maxRows: 2 });
  expect(shown.map(({ cursor }) => cursor)).toEqual(['3', '2']);
  expect(waiting).toEqual([]);
});

test('a single buffered row is shown without the older ones, and newer ones are kept', () => {
  const buffered = withBatch(initialRows([row('1')]), [row('2'), row('3'), row('4'), row('5')]);
  const { shown, waiting } = withShownRow(buffered, '4', 3);
  expect(shown.map(({ cursor }) => cursor)).toEqual(['4', '1']);
  expect(waiting.map(({ cursor }) => cursor)).toEqual(['5']);
  expect(withShownRow(buffered, 'undone', 3)).toBe(buffered);
});
