import { expect, test } from 'vitest';
import { authorityOf } from './new-authority.ts';

const old = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const present = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const auth = (...keys: string[]) => ({
  threshold: 1,
  keys: keys.map((key) => ({ key, weight: 1 })),
  accounts: [{ permission: { actor: 'mallory', permission: 'active' }, weight: 2 }],
  waits: [{ wait_sec: 60, weight: 1 }],
});

test('an authority is read from decoded data, keys in one spelling', () => {
  expect(authorityOf(auth(old))).toEqual({
    threshold: 1,
    keys: [{ key: present, legacy: null, weight: 1 }],
    accounts: [{ actor: 'mallory', permission: 'active', weight: 2 }],
    waits: [{ seconds: 60, weight: 1 }],
  });
  for (const odd of [null, 'ab12', {}, { threshold: 1 }]) expect(authorityOf(odd)).toBeNull();
});
