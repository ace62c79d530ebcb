import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { sessionOf, storedUser } from './stored-user.ts';
import { UserList } from './user-list.ts';

const alice: Session = {
  actor: 'alice',
  permission: 'active',
  provider: 'anchor',
  chainId: 'c1',
  publicKey: 'PUB_K1_a',
};
const onDevice: Session = { ...alice, provider: 'ledger', type: 'TransportWebHID', index: 2 };

test('[AUTH-019] a stored user has actor, permission, publicKey, wallet, type, chain, delay_sec and index', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
  const users = new UserList(storage);
  users.add(alice);
  users.add(onDevice);
  const stored = { actor: 'alice', permission: 'active', publicKey: 'PUB_K1_a', chain: 'c1', delay_sec: 0 };
  expect(JSON.parse(map.get('users-v.0.0.7')!)).toEqual({
    c1: [
      { ...stored, wallet: 'anchor', type: 'anchor', index: 0 },
      { ...stored, wallet: 'ledger', type: 'TransportWebHID', index: 2 },
    ],
  });
  expect(JSON.parse(map.get('user-v.0.0.7')!)).toEqual({
    c1: { ...stored, wallet: 'ledger', type: 'TransportWebHID', index: 2 },
  });
  expect(users.users('c1')).toEqual([alice, onDevice]);
  expect(users.current('c1')).toEqual(onDevice);
});

test('users stored by former versions are read', () => {
  expect(sessionOf(alice)).toEqual(alice);
  expect(sessionOf({ ...alice, publicKey: null })).toEqual({ ...alice, publicKey: null });
});

test('what is no user is skipped', () => {
  for (const value of [
    null,
    1,
    'alice',
    [],
    {},
    { ...storedUser(alice), actor: 1 },
    { ...storedUser(alice), chain: null },
  ])
    expect(sessionOf(value)).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const session = sessionOf(value);
      if (session !== null) expect(typeof session.actor).toBe('string');
    }),
  );
});
