import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { UserList } from './user-list.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return { map, getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

const alice: Session = { actor: 'alice', permission: 'active', provider: 'local-key', chainId: 'c1', publicKey: null };
const bob: Session = { ...alice, actor: 'bob' };
const carol: Session = { ...alice, actor: 'carol' };

test('[AUTH-022] removing an account logs out only if it is the current one', () => {
  const users = new UserList(storage());
  for (const user of [carol, alice, bob]) users.add(user);
  users.remove(alice);
  expect(users.current('c1')).toEqual(bob);
  users.remove(bob);
  expect(users.current('c1')).toBeNull();
  expect(users.users('c1')).toEqual([carol]);
  users.select(carol);
  users.remove(carol);
  expect(users.current('c1')).toBeNull();
  expect(users.users('c1')).toEqual([]);
});

test('users are kept per chain under the storage keys', () => {
  const kept = storage();
  const users = new UserList(kept);
  users.add(alice);
  users.add({ ...alice, chainId: 'c2', actor: 'carol' });
  expect(users.users('c1')).toEqual([alice]);
  expect([...kept.map.keys()].sort()).toEqual(['user-v.0.0.7', 'users-v.0.0.7']);
});
