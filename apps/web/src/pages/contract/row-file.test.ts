import { expect, test } from 'vitest';
import { rowFile } from './row-file.ts';

const table = { account: 'alice', table: 'stats', scope: 'bob' };

test('a column per field of any row, nested values as JSON, and the payer if known', () => {
  const rows = [
    { data: { id: '18446744073709551615', tags: ['a', 1n], note: null }, payer: 'carol' },
    { data: { id: 2, extra: { x: true } }, payer: null },
  ];
  expect(rowFile({ ...table, rows })).toEqual({
    name: 'alice-stats-bob',
    head: ['id', 'tags', 'note', 'extra', 'ram_payer'],
    rows: [
      ['18446744073709551615', '["a","1"]', '', '', 'carol'],
      ['2', '', '', '{"x":true}', ''],
    ],
  });
});

test('rows that could not be decoded are one column', () => {
  expect(rowFile({ ...table, rows: [{ data: 'ff00', payer: null }] })).toMatchObject({
    head: ['value'],
    rows: [['ff00']],
  });
});
