import { expect, test } from 'vitest';
import { favouritePath, readFavourites, toggled, type Favourite } from './favourite-list.ts';

const alice: Favourite = { type: 'account', name: 'alice' };

test('starring twice is as before, and the newest stands first', () => {
  const list = toggled([{ type: 'block', name: '7' }], alice);
  expect(list).toEqual([alice, { type: 'block', name: '7' }]);
  expect(toggled(list, alice)).toEqual([{ type: 'block', name: '7' }]);
});

test('each type leads to its page', () => {
  expect(favouritePath(alice)).toBe('/account/alice');
  expect(favouritePath({ type: 'token', name: 'EOS-eosio.token' })).toBe('/tokens/EOS-eosio.token');
  expect(favouritePath({ type: 'msig', name: 'bob/raise' })).toBe('/msig/bob/raise');
});

test('storage is anybody’s text', () => {
  expect(readFavourites(null)).toEqual([]);
  expect(readFavourites('{')).toEqual([]);
  expect(readFavourites('{"type":"account"}')).toEqual([]);
  expect(
    readFavourites(JSON.stringify([alice, { type: 'javascript', name: 'x' }, null, { type: 'block', name: 7 }])),
  ).toEqual([alice]);
});
