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
  return issue?.required ?? null;
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
  const update = (level: string, name: string) =>
    required(action(level, 'eosio', 'updateauth', { permission: name, parent: 'active' }));
  expect(await update('active', 'owner')).toBe('owner');
  expect(await update('active', 'game')).toBeNull();
  expect(await update('game', 'newone')).toBe('active');
  expect(await required(action('game', 'eosio', 'deleteauth', { permission: 'active' }))).toBe('active');
  const unlink = { code: 'memetoken111', type: 'transfer' };
  expect(await required(action('game', 'eosio', 'unlinkauth', unlink))).toBeNull();
  expect(await required(action('game', 'other', 'updateauth', { permission: 'owner' }))).toBe('active');
});

test('unknown links report nothing', async () => {
  const old = { permissions: [{ perm_name: 'active', parent: 'owner' }] };
  expect(await required(action('game', 'eosio.token', 'transfer'), old)).toBeNull();
  expect(await required(action('game', 'eosio.token', 'transfer'), null)).toBeNull();
});
