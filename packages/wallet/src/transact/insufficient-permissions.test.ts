import { expect, test } from 'vitest';
import { insufficientPermissions } from './insufficient-permissions.ts';
import type { SignedAction } from './preview-facts.ts';

const permission = (name: string, parent: string, links: { account: string; action: string | null }[] = []) => ({
  perm_name: name,
  parent,
  linked_actions: links,
});

const alice = {
  permissions: [
    permission('owner', ''),
    permission('active', 'owner'),
    permission('game', 'active', [
      { account: 'memetoken111', action: 'transfer' },
      { account: 'games', action: null },
    ]),
    permission('deeper', 'game'),
  ],
  eosio_any_linked_actions: [{ account: 'open', action: 'hi' }],
};

function action(level: string, contract: string, name: string, data: unknown = {}): SignedAction {
  const authorization = [{ actor: 'alice', permission: level }];
  return { contract, name, receiver: contract, authorization, data, inline: false, carried: [] };
}

async function required(signed: SignedAction, account: unknown = alice): Promise<string | null> {
  const context = { systemAccount: 'eosio', call: async () => account };
  const [issue] = await insufficientPermissions([signed], context);
  return issue === undefined ? null : (issue.required ?? issue.fault);
}

test.each([
  ['game', 'eosio.token', 'transfer', 'active'],
  ['game', 'memetoken111', 'transfer', null],
  ['active', 'memetoken111', 'transfer', null],
  ['game', 'memetoken111', 'retire', 'active'],
  ['game', 'games', 'play', null],
  ['deeper', 'games', 'play', 'game'],
  ['deeper', 'open', 'hi', null],
  ['owner', 'eosio.token', 'transfer', null],
])('alice@%s for %s::%s', async (level, contract, name, expected) => {
  expect(await required(action(level, contract, name))).toBe(expected);
});

test('native actions require the permission that they change', async () => {
  const native = (level: string, name: string, data: object) =>
    required(action(level, 'eosio', name, { account: 'alice', ...data }));
  const update = (level: string, name: string, parent = 'active') =>
    native(level, 'updateauth', { permission: name, parent });
  expect(await update('active', 'owner')).toBe('owner');
  expect(await update('active', 'game')).toBeNull();
  expect(await update('game', 'newone')).toBe('active');
  expect(await update('active', 'newone', 'missing')).toBe('no-permission');
  expect(await native('game', 'deleteauth', { permission: 'active' })).toBe('active');
  expect(await native('active', 'deleteauth', { permission: 'missing' })).toBe('no-permission');
  expect(await native('game', 'unlinkauth', { code: 'memetoken111', type: 'transfer' })).toBeNull();
  expect(await native('active', 'unlinkauth', { code: 'memetoken111', type: 'retire' })).toBe('no-link');
  expect(await native('active', 'linkauth', { code: 'eosio', type: 'updateauth' })).toBe('not-linkable');
  expect(await native('active', 'updateauth', { account: 'bob', permission: 'game' })).toBe('foreign-account');
  expect(await required(action('game', 'other', 'updateauth', { permission: 'owner' }))).toBe('active');
});

test('unknown links report nothing', async () => {
  const old = { permissions: [permission('active', 'owner'), { perm_name: 'game', parent: 'active' }] };
  expect(await required(action('game', 'eosio.token', 'transfer'), old)).toBeNull();
  expect(await required(action('game', 'eosio.token', 'transfer'), null)).toBeNull();
});

test('a permission that the account does not have', async () => {
  expect(await required(action('missing', 'open', 'hi'))).toBe('no-such-level');
});
