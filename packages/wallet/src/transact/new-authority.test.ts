import { expect, test } from 'vitest';
import { authorityOf, withDroppedKeys } from './new-authority.ts';
import type { PermissionChange } from './preview-facts.ts';

const old = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const present = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const foreign = 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu';

const auth = (...keys: string[]) => ({
  threshold: 1,
  keys: keys.map((key) => ({ key, weight: 1 })),
  accounts: [{ permission: { actor: 'mallory', permission: 'active' }, weight: 2 }],
  waits: [{ wait_sec: 60, weight: 1 }],
});

const change = (...keys: string[]): PermissionChange => ({
  account: 'alice',
  permission: 'owner',
  change: 'set',
  authority: authorityOf(auth(...keys)),
  dropped: [],
});

const account = { permissions: [{ perm_name: 'owner', required_auth: { keys: [{ key: old }] } }] };

test('an authority is read from decoded data, keys in one spelling', () => {
  expect(authorityOf(auth(old))).toEqual({
    threshold: 1,
    keys: [{ key: present, legacy: null, weight: 1 }],
    accounts: [{ actor: 'mallory', permission: 'active', weight: 2 }],
    waits: [{ seconds: 60, weight: 1 }],
  });
  for (const odd of [null, 'ab12', {}, { threshold: 1 }]) expect(authorityOf(odd)).toBeNull();
});

test('present keys that the new authority lacks are dropped, in whatever spelling', async () => {
  const call = async () => account;
  expect((await withDroppedKeys([change(foreign)], { call }))[0]?.dropped).toEqual([present]);
  expect((await withDroppedKeys([change(present, foreign)], { call }))[0]?.dropped).toEqual([]);
  const created: PermissionChange = { ...change(foreign), permission: 'game' };
  expect((await withDroppedKeys([created], { call }))[0]?.dropped).toEqual([]);
});

test('an account that cannot be read does not hide the new authority', async () => {
  const call = () => Promise.reject(new Error('unreachable'));
  expect(await withDroppedKeys([change(foreign)], { call })).toEqual([change(foreign)]);
});
