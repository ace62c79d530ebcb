import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { transactionRows } from './transaction-row.ts';

function action(transactionId: string, ordinal: number, creatorOrdinal = 0): ActionRow {
  const trace = { ordinal, creatorOrdinal } as ActionRow['trace'];
  const cursor = `${transactionId}-${ordinal}`;
  return { cursor, transactionId, blockNumber: 1, blockTime: '', irreversible: false, trace, receivers: [] };
}

test('a transaction is its first root action with the number of its other and inline actions', () => {
  // Newest first, as a history answers.
  const rows = transactionRows([action('b', 1), action('a', 4), action('a', 3, 1), action('a', 2, 1), action('a', 1)]);
  expect(rows.map(({ cursor, otherActions, inlineActions }) => [cursor, otherActions, inlineActions])).toEqual([
    ['b-1', 0, 0],
    ['a-1', 1, 2],
  ]);
});

test('inline actions alone are no transaction', () => {
  expect(transactionRows([action('a', 2, 1)])).toEqual([]);
});
