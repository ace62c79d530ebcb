import type { ProducerEntry } from '@antescope/sources/producer/producer-list';
import { expect, test } from 'vitest';
import { byVotes, orderOf, orderParameters, type SortValues, sortedProducers, unitsOf } from './sort-producers.ts';

const entry = (owner: string, rank: number, votes: string | null, pay: string | null, share = '1.00') =>
  ({ owner, rank, votes, dailyPay: pay, share }) as ProducerEntry;
const rows = [
  entry('charlie', 1, '99007199254740993.0000 EOS', '5.0000 EOS'),
  entry('alpha', 2, '99007199254740992.9999 EOS', null),
  entry('bravo', 3, '10.0000 EOS', '70.0000 EOS'),
];
const values: SortValues = ({ owner, votes, dailyPay }) => ({
  votes: unitsOf(votes),
  name: owner,
  location: owner === 'bravo' ? 'Chile' : null,
  missed: owner === 'alpha' ? 3n : 0n,
  pay: unitsOf(dailyPay),
});
const names = (search: Record<string, string>) =>
  sortedProducers(rows, orderOf(search), values).map(({ owner }) => owner);

test('by votes unless another column is named; what has no value is last in both directions', () => {
  expect(names({})).toEqual(['charlie', 'alpha', 'bravo']);
  expect(names({ sort: 'password', dir: 'up' })).toEqual(['charlie', 'alpha', 'bravo']);
  expect(names({ dir: 'asc' })).toEqual(['bravo', 'alpha', 'charlie']);
  expect(names({ sort: 'name' })).toEqual(['alpha', 'bravo', 'charlie']);
  expect(names({ sort: 'pay' })).toEqual(['bravo', 'charlie', 'alpha']);
  expect(names({ sort: 'pay', dir: 'asc' })).toEqual(['charlie', 'bravo', 'alpha']);
  expect(names({ sort: 'location' })).toEqual(['bravo', 'charlie', 'alpha']);
  expect(names({ sort: 'missed' })).toEqual(['alpha', 'charlie', 'bravo']);
});

test('a head links to its column, then to the other direction; the default order has no parameters', () => {
  expect(orderParameters(byVotes, 'votes')).toEqual({ sort: 'votes', dir: 'asc' });
  expect(orderParameters(byVotes, 'name')).toEqual({ sort: 'name' });
  expect(orderParameters(orderOf({ sort: 'name' }), 'name')).toEqual({ sort: 'name', dir: 'desc' });
  expect(orderParameters(orderOf({ sort: 'name', dir: 'desc' }), 'name')).toEqual({ sort: 'name' });
  expect(orderParameters(orderOf({ sort: 'name' }), 'votes')).toEqual({});
  for (const column of ['votes', 'name', 'location', 'missed', 'pay'] as const) {
    const order = orderOf({ sort: column });
    expect(orderOf(orderParameters(order, column))).toEqual({ column, descending: !order.descending });
  }
});
