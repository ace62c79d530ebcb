import { expect, test } from 'vitest';
import { tabCount } from './tab-count.ts';

test('counts have at most four characters, and are never overstated', () => {
  const counts = ['0', '999', '1000', '1299', '12999', '999999', '1000000', '48200000', '3400000000'];
  expect(counts.map(tabCount)).toEqual(['0', '999', '1K', '1.2K', '12K', '999K', '1M', '48M', '3.4B']);
});
