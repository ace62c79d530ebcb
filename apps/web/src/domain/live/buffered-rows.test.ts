import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { initialRows, withBatch, withShown } from './buffered-rows.ts';

const row = (cursor: string) => ({ cursor, blockNumber: Number(cursor) }) as ActionRow;

test('showing takes every buffered row, also of a batch that arrived after the button was rendered', () => {
  const buffered = withBatch(initialRows([row('1')]), [row('2')]);
  const later = withBatch(buffered, [row('3')]);
  const { shown, waiting } = withShown(later, ({ cursor }) => cursor === '0', false, 2);
  expect(shown.map(({ cursor }) => cursor)).toEqual(['3', '2']);
  expect(waiting).toEqual([]);
});
