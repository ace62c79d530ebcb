import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import { systemAccountsOf } from '@antescope/chains/config/system-accounts';
import { expect, test } from 'vitest';
import { initialHistory, addToHistory, visibleHistory } from './history.ts';

test('[SEARCH-022] a fresh history offers b1 and the system accounts', () => {
  expect(initialHistory(publicChain(chainByKey('eos')))).toEqual([
    'b1',
    'eosio',
    'eosio.token',
    'eosio.vpay',
    'eosio.msig',
  ]);
});

test('[SEARCH-023] [SEARCH-025] a new term goes before three earlier ones, without duplicates', () => {
  expect(addToHistory(['a', 'b', 'c', 'd', 'e'], 'x')).toEqual(['x', 'a', 'b', 'c']);
  expect(addToHistory(['a', 'b', 'c', 'd'], 'b')).toEqual(['b', 'a', 'c', 'd']);
  expect(addToHistory(addToHistory(['a'], 'x'), 'x')).toEqual(['x', 'a']);
});

test('[SEARCH-025] the offered system accounts follow the system domain of the chain', () => {
  const own = { ...publicChain(chainByKey('eos')), systemDomain: 'rem', systemAccounts: systemAccountsOf('rem') };
  expect(initialHistory(own)).toEqual(['b1', 'rem', 'rem.token', 'rem.vpay', 'rem.msig']);
});

test('[SEARCH-024] six entries are shown', () => {
  expect(visibleHistory([...'abcdefghi'])).toEqual([...'abcdef']);
});
