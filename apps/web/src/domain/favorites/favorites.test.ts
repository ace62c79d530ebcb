import { expect, test } from 'vitest';
import type { Favorite } from '../../lib/config/user-config.ts';
import { favoritePath, toggleFavorite } from './favorite-list.ts';

const alice: Favorite = { type: 'account', name: 'alice' };

test('starring twice restores the list, and the newest comes first', () => {
  const list = toggleFavorite([{ type: 'block', name: '7' }], alice);
  expect(list).toEqual([alice, { type: 'block', name: '7' }]);
  expect(toggleFavorite(list, alice)).toEqual([{ type: 'block', name: '7' }]);
});

test('each type leads to its page', () => {
  expect(favoritePath(alice)).toBe('/account/alice');
  expect(favoritePath({ type: 'token', name: 'EOS-eosio.token' })).toBe('/tokens/EOS-eosio.token');
  expect(favoritePath({ type: 'msig', name: 'bob/raise' })).toBe('/msig/bob/raise');
});
