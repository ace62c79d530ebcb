import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs, in the order of the newer state; nested values are compared whole', () => {
  const before = { owner: 'alice', balance: '2.0000 EOS', list: [1, 2], old: true };
  const after = { owner: 'alice', list: [1, 3], balance: '1.0000 EOS' };
  expect(changedFields(before, after)).toEqual([
    { field: 'list', before: [1, 2], after: [1, 3] },
    { field: 'balance', before: '2.0000 EOS', after: '1.0000 EOS' },
    { field: 'old', before: true, after: undefined },
  ]);
});

test('of a row that is new or gone, every field; of a value that is no struct, itself', () => {
  expect(changedFields(null, { a: 1, b: null })).toEqual([
    { field: 'a', before: undefined, after: 1 },
    { field: 'b', before: undefined, after: null },
  ]);
  expect(changedFields({ a: 1 }, null)).toEqual([{ field: 'a', before: 1, after: undefined }]);
  expect(changedFields(['x'], ['y'])).toEqual([{ field: '', before: ['x'], after: ['y'] }]);
  expect(changedFields({ a: 1 }, { a: 1 })).toEqual([]);
});
