import { describe, expect, test } from 'vitest';
import { exactNumber } from '../query.ts';
import { documentFilters } from './document-filter.ts';

const action = {
  act: {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [
      { actor: 'alice', permission: 'active' },
      { actor: 'bob', permission: 'owner' },
    ],
    data: { from: 'alice', to: 'bob', amount: exactNumber('12.5'), quantity: '12.5000 EOS', memo: 'hello' },
  },
  block_num: 100,
};
const row = { table: 'accounts', scope: 'alice', present: 1, data: { amount: exactNumber('7'), symbol: 'EOS' } };

const passes = (filter: object, document: Record<string, unknown> = action): boolean =>
  documentFilters([filter], undefined)(document);

describe('fields', () => {
  test('by path, by the name of the action, and in lists', () => {
    expect(passes({ field: 'act.data.from', value: 'alice' })).toBe(true);
    expect(passes({ field: '@transfer.to', value: 'bob' })).toBe(true);
    expect(passes({ field: '@issue.to', value: 'bob' })).toBe(false);
    expect(passes({ field: 'act.authorization.actor', value: 'bob' })).toBe(true);
    expect(passes({ field: 'constructor.name', value: 'Object' })).toBe(false);
  });

  test('of a row, by path, by the name of its table, and in its data', () => {
    expect(passes({ field: 'scope', value: 'alice' }, row)).toBe(true);
    expect(passes({ field: '@accounts.symbol', value: 'EOS' }, row)).toBe(true);
    expect(passes({ field: 'symbol', value: 'EOS' }, row)).toBe(true);
    expect(passes({ field: 'data.amount', value: 7 }, row)).toBe(true);
  });
});

test.each([
  ['eq', 12.5, true],
  ['eq', '12.50', true],
  ['ne', 12, true],
  ['gt', '9', true],
  ['gt', 12.5, false],
  ['gte', 12.5, true],
  ['lt', 100, true],
  ['lte', 12.4, false],
])('a number %s %s is %s', (operator, value, expected) => {
  expect(passes({ field: 'act.data.amount', value, operator })).toBe(expected);
});

test.each([
  ['contains', 'ell', true],
  ['contains', 'ELL', false],
  ['starts_with', 'he', true],
  ['ends_with', 'he', false],
  ['ne', 'hello', false],
])('a text %s %s is %s', (operator, value, expected) => {
  expect(passes({ field: 'act.data.memo', value, operator })).toBe(expected);
});

test('amounts of an asset are compared by value', () => {
  const filter = { field: 'act.data.quantity', value: 9, operator: 'gt' };
  expect(passes({ ...filter, asset: 'EOS' })).toBe(true);
  expect(passes({ ...filter, value: 13, asset: 'EOS' })).toBe(false);
});

test('all filters, or any of them', () => {
  const filters = [
    { field: 'act.data.to', value: 'bob' },
    { field: 'act.data.from', value: 'bob' },
  ];
  expect(documentFilters(filters, 'and')(action)).toBe(false);
  expect(documentFilters(filters, 'or')(action)).toBe(true);
});

test.each([
  [{ field: 'act.name' }],
  [{ value: 'x' }],
  [{ field: 'act.name', value: {} }],
  [{ field: 'act.name', value: 'x', operator: 'toString' }],
  [null],
])('a filter of another shape is an error: %j', (filter) => {
  expect(() => documentFilters([filter], undefined)).toThrow(/filter/);
});
