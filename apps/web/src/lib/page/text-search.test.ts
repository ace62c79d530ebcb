import { expect, test } from 'vitest';
import { textSearch } from './text-search.ts';

test('a parameter is a text: what the router read as a number or a flag is one again, lists and objects are taken out', () => {
  const checked = textSearch('account', 'tab', 'limit')({ account: ['a', 'b'], tab: { x: 1 }, limit: 58, other: 'y' });
  // Compares entries by name, because the router merges the result into its input.
  expect(Object.entries(checked)).toEqual([
    ['account', undefined],
    ['tab', undefined],
    ['limit', '58'],
  ]);
  expect(textSearch('tab')({ tab: '' })).toEqual({ tab: undefined });
  expect(Object.keys(textSearch('tab')({}))).toEqual([]);
});
