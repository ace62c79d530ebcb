import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { foldInline } from './fold-inline.ts';

function action(transactionId: string, ordinal: number, creatorOrdinal = 0): ActionRow {
  const trace = { ordinal, creatorOrdinal } as ActionRow['trace'];
  const cursor = `${transactionId}-${ordinal}`;
  return { cursor, transactionId, blockNumber: 1, blockTime: '', irreversible: false, trace, receivers: [] };
}

const folded = (rows: readonly ActionRow[], kept = '') =>
  foldInline(rows, ({ cursor }) => cursor === kept).map(({ cursor, inline }) => [
    cursor,
    ...inline.map((row) => row.cursor),
  ]);

test('inline actions are folded into the first root action, in both orders', () => {
  const rows = [action('b', 1), action('a', 4, 1), action('a', 3, 1), action('a', 2), action('a', 1), action('c', 1)];
  expect(folded(rows)).toEqual([['b-1'], ['a-1', 'a-3', 'a-4'], ['a-2'], ['c-1']]);
  expect(folded(rows.toReversed())).toEqual([['c-1'], ['a-1', 'a-3', 'a-4'], ['a-2'], ['b-1']]);
});

test('inline actions without a root action in the list remain rows', () => {
  expect(folded([action('a', 3, 1), action('a', 2, 1), action('b', 1)])).toEqual([['a-3'], ['a-2'], ['b-1']]);
});

test('an inline action that brings tokens remains a row', () => {
  const rows = [action('a', 3, 1), action('a', 2, 1), action('a', 1)];
  expect(folded(rows, 'a-3')).toEqual([['a-3'], ['a-1', 'a-2']]);
});
