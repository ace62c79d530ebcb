import { expect, test } from 'vitest';
import { permissionChanges, sumRam } from './effects.ts';
import type { PreviewAction } from './preview-facts.ts';

function action(name: string, data: unknown, contract = 'eosio.token'): PreviewAction {
  return { contract, name, receiver: contract, data, inline: false };
}

test('RAM is summed per account', () => {
  const trace = (account: string, delta: number) => ({
    action_ordinal: 1,
    creator_action_ordinal: 0,
    receiver: 'a',
    act: { account: 'a', name: 'b' },
    account_ram_deltas: [{ account, delta }],
  });
  expect(sumRam([trace('alice', 240), trace('alice', -112), trace('bob', 8), trace('bob', -8)])).toEqual([
    { account: 'alice', bytes: '128' },
  ]);
});

test.each(['eosio', 'rem'])('permission changes are read from native actions of %s alone', (system) => {
  const set = { account: 'alice', permission: 'game' };
  const actions = [
    action('updateauth', set, system),
    action('updateauth', set, 'other'),
    action('updateauth', set, system === 'rem' ? 'eosio' : 'rem'),
    action('linkauth', { account: 'alice', requirement: 'game' }, system),
  ];
  expect(permissionChanges(actions, system)).toEqual([
    { account: 'alice', permission: 'game', change: 'set', authority: null, dropped: [] },
    { account: 'alice', permission: 'game', change: 'linked', authority: null, dropped: [] },
  ]);
});

test('a new account is created with the authorities of both permissions', () => {
  const authority = (actor: string) => ({
    threshold: 1,
    keys: [],
    accounts: [{ permission: { actor, permission: 'active' }, weight: 1 }],
    waits: [],
  });
  const created = action('newaccount', { name: 'dave', owner: authority('bob'), active: authority('carol') }, 'eosio');
  const changes = permissionChanges([created], 'eosio');
  expect(
    changes.map(({ account, permission, authority: of }) => [account, permission, of?.accounts[0]?.actor]),
  ).toEqual([
    ['dave', 'owner', 'bob'],
    ['dave', 'active', 'carol'],
  ]);
});
