import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, completionsAt } from './completions.ts';
import { isNarrowed, queryOfLine, queryOfSearch, queryOfTexts, searchOf } from './query-state.ts';

test('address, line and fields mean the same', () => {
  const search = { tab: 'transactions', kind: 'send', with: 'bob', memo: 'two words', after: '2026-11-01' };
  const state = queryOfSearch(search);
  expect(state.problems).toEqual([]);
  expect(state.line).toBe('kind:send with:bob memo:"two words" after:2026-11-01');
  expect(state.texts).toMatchObject({ kind: 'send', with: 'bob', memo: 'two words', after: '2026-11-01', token: '' });
  expect(searchOf(state.query)).toEqual(search);
  expect(queryOfLine(state.line).query).toEqual(state.query);
  expect(queryOfTexts(state.texts)).toEqual(state);
});

test('a form without scripts submits the line as typed; errors are reported, and the rest applies', () => {
  const state = queryOfSearch({ query: 'with:Bob! kind:send' });
  expect(state.line).toBe('with:Bob! kind:send');
  expect(state.query.filter.kinds).toEqual(['send']);
  expect(state.problems).toEqual([{ key: 'query', actual: 'Bob!', expected: 'account' }]);
});

test('a wrong parameter is a problem of its own field', () => {
  const state = queryOfSearch({ token: 'far too long', order: 'asc' });
  expect(state.problems).toEqual([{ key: 'token', actual: 'far too long', expected: 'token' }]);
  expect(state.query.order).toBe('asc');
  expect(state.texts.token).toBe('far too long');
});

test('[SPAM-001] spam is hidden by default', () => {
  expect(queryOfSearch({}).query.filter.hideSpam).toBe(true);
  expect(isNarrowed(queryOfSearch({}).query)).toBe(false);
  const all = queryOfSearch({ spam: 'show' });
  expect(all.query.filter.hideSpam).toBe(false);
  expect(searchOf(all.query)).toEqual({ tab: 'transactions', spam: 'show' });
  expect(searchOf({ ...all.query, filter: { hideSpam: true } })).toEqual({ tab: 'transactions' });
});

test('whatever an address says, the page has a query, and its address means the same again', () => {
  const keys = fc.constantFrom('query', 'kind', 'token', 'with', 'memo', 'after', 'before', 'small', 'spam', 'order');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('send', 'bob', 'EOS', '2026-11-01', 'hide', 'asc'),
  );
  fc.assert(
    fc.property(fc.dictionary(keys, text), (search) => {
      const state = queryOfSearch(search);
      expect(queryOfSearch(searchOf(state.query)).query).toEqual(state.query);
    }),
  );
});

test.each([
  [
    '',
    0,
    ['contract:', 'action:', 'kind:', 'token:', 'with:', 'memo:', 'after:', 'before:', 'small:', 'spam:', 'order:'],
  ],
  ['to', 2, ['token:']],
  ['kind:', 5, ['receive', 'send', 'contract', 'account', 'resources', 'producer', 'vote']],
  ['kind:s', 6, ['send']],
  ['kind:send,r', 11, ['receive', 'resources']],
  ['spam:', 5, ['hide', 'show']],
  ['token:e', 7, ['EOS@eosio.token']],
  ['with:bo', 7, []],
  ['"two wo', 7, []],
  ['kind:send o', 11, ['order:']],
])('completions of %s', (line, caret, options) => {
  expect(completionsAt(line, caret, { token: ['EOS@eosio.token'] }).options).toEqual(options);
});

test('taking a completion leaves the rest of the line alone', () => {
  const line = 'kind:s with:bob';
  expect(complete(line, completionsAt(line, 6, {}), 'send')).toEqual({ line: 'kind:send with:bob', caret: 10 });
  expect(complete('to', completionsAt('to', 2, {}), 'token:')).toEqual({ line: 'token:', caret: 6 });
  expect(complete('kind:send,v', completionsAt('kind:send,v', 11, {}), 'vote').line).toBe('kind:send,vote ');
});
