import { publicKeyOf } from '@antescope/codec/curve/sign';
import { devKey } from '@antescope/devnet/story/keys';
import { expect, test } from 'vitest';
import type { SignedAction } from '../transact/preview-facts.ts';
import { permissionChoices } from './permission-choices.ts';

const key = (name: string): string => publicKeyOf(devKey('choices', name));
const nullKey = 'EOS1111111111111111111111111111111114T1Anm';

function permission(name: string, parent: string, auth: object, linked: object[] = []) {
  const required = { threshold: 1, keys: [], accounts: [], waits: [], ...auth };
  return { perm_name: name, parent, required_auth: required, linked_actions: linked };
}

const keys = (...names: string[]) => ({ keys: names.map((name) => ({ key: key(name), weight: 1 })) });
const alice = {
  permissions: [
    permission('owner', '', keys('owner')),
    permission('active', 'owner', keys('active')),
    permission('game', 'active', keys('active'), [{ account: 'games', action: 'play' }]),
    permission('shared', 'active', { ...keys('active', 'other'), threshold: 2 }),
    permission('slow', 'active', { ...keys('active'), threshold: 2, waits: [{ wait_sec: 60, weight: 1 }] }),
    permission('lost', 'active', { keys: [{ key: nullKey, weight: 1 }] }),
    permission('nested', 'active', { accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }] }),
  ],
};
const bob = { permissions: [permission('active', 'owner', keys('active'))] };

function action(contract: string, name: string): SignedAction {
  const authorization = [{ actor: 'alice', permission: 'active' }];
  return { contract, name, receiver: contract, authorization, data: {}, inline: false, carried: [] };
}

async function choices(actions: SignedAction[], signing: string | null = key('active')) {
  const call = async (_path: string, body: unknown) =>
    (body as { account_name: string }).account_name === 'alice' ? alice : bob;
  return (await permissionChoices('alice', actions, signing, { call, systemAccount: 'eosio' }))!;
}

test('the lowest sufficient permission first, each with its reason', async () => {
  const rows = (await choices([action('games', 'play')])).map(({ level, suffices, reason }) => [
    level.permission,
    suffices,
    reason.code,
  ]);
  expect(rows.slice(0, 3)).toEqual([
    ['game', true, 'linked'],
    ['active', true, 'above'],
    ['owner', true, 'above'],
  ]);
  expect(rows.slice(3).every(([, suffices, code]) => suffices === false && code === 'insufficient')).toBe(true);
});

test('a permission suffices for all actions or not at all', async () => {
  const rows = await choices([action('games', 'play'), action('eosio.token', 'transfer')]);
  expect(rows.filter(({ suffices }) => suffices).map(({ level }) => level.permission)).toEqual(['active', 'owner']);
});

test('how the key satisfies each permission', async () => {
  const signing = async (known: string | null) =>
    Object.fromEntries((await choices([action('a', 'b')], known)).map((each) => [each.level.permission, each.signing]));
  expect(await signing(key('active'))).toEqual({
    owner: 'no-part',
    active: 'alone',
    game: 'alone',
    shared: 'with-others',
    slow: 'delayed',
    lost: 'never',
    nested: 'alone',
  });
  expect(await signing(null)).toMatchObject({ owner: 'alone', shared: 'alone', slow: 'delayed', lost: 'never' });
});
