import { expect, test } from 'vitest';
import { namePrefix, suggestionPrefix } from './name-rules.ts';

test('[SEARCH-016] system sub-accounts are not suggested', () => {
  expect(suggestionPrefix('eosio.t', 'eosio')).toBeNull();
  expect(suggestionPrefix('eosio', 'eosio')).toBe('eosio');
});

test('[SEARCH-020] up to 12 of .12345a-z and a 13th from a-j or 1-5', () => {
  expect(namePrefix('abcdefghijkl')).toBe('abcdefghijkl');
  expect(namePrefix('abcdefghijklj')).toBe('abcdefghijklj');
  expect(namePrefix('abcdefghijkl5')).toBe('abcdefghijkl5');
  expect(namePrefix('abcdefghijklk')).toBeNull();
  expect(namePrefix('abcdefghijklaa')).toBeNull();
});

test('[SEARCH-021] trimmed and lower-cased; other characters, a leading dot and nothing are no name', () => {
  expect(namePrefix(' EOSIO ')).toBe('eosio');
  for (const text of ['.abc', 'a_b', '', '  ', 'a6', 'a b']) expect(namePrefix(text)).toBeNull();
});
