import type { AuthorityView } from '@antescope/sources/account/account-view';
import { expect, test } from 'vitest';
import { withConsequences } from './changed-permissions.ts';
import type { PermissionChange } from './preview-facts.ts';

const old = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const present = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const foreign = 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu';
const nullKey = 'PUB_K1_11111111111111111111111111111111149Mr2R';

const keys = (...names: string[]) => names.map((key) => ({ key, legacy: null, weight: 1 }));
const member = (actor: string, weight = 1) => ({ actor, permission: 'active', weight });

function change(authority: Partial<AuthorityView>, permission = 'active'): PermissionChange {
  const whole = { threshold: 1, keys: [], accounts: [], waits: [], ...authority };
  return { account: 'alice', permission, change: 'set', authority: whole, dropped: [] };
}

const auth = (parts: object) => ({ threshold: 1, keys: [], accounts: [], waits: [], ...parts });
const held = (name: string) => ({ permission: { actor: name, permission: 'active' }, weight: 1 });

/** bob has a key; ring1 and ring2 have only each other. */
const accounts: Record<string, object> = {
  alice: {
    permissions: [{ perm_name: 'active', parent: 'owner', required_auth: auth({ keys: [{ key: old, weight: 1 }] }) }],
  },
  bob: {
    permissions: [
      { perm_name: 'active', parent: 'owner', required_auth: auth({ keys: [{ key: foreign, weight: 1 }] }) },
    ],
  },
  ring1: {
    permissions: [{ perm_name: 'active', parent: 'owner', required_auth: auth({ accounts: [held('ring2')] }) }],
  },
  ring2: {
    permissions: [{ perm_name: 'active', parent: 'owner', required_auth: auth({ accounts: [held('ring1')] }) }],
  },
};

const call = async (_path: string, body: unknown): Promise<unknown> => {
  const found = accounts[(body as { account_name: string }).account_name];
  if (found !== undefined) return found;
  throw Object.assign(new Error('unknown'), { body: { code: 500, error: { what: 'unknown key' } } });
};

async function after(authority: Partial<AuthorityView>, permission = 'active'): Promise<PermissionChange> {
  return (await withConsequences([change(authority, permission)], { call }))[0]!;
}

test('present keys that the new authority lacks are dropped, in whatever spelling', async () => {
  expect(await after({ keys: keys(foreign) })).toMatchObject({ dropped: [present], replaced: true });
  expect(await after({ keys: keys(present, foreign) })).toMatchObject({ dropped: [], replaced: false });
  expect(await after({ keys: keys(foreign) }, 'game')).toMatchObject({ dropped: [] });
});

test('who alone satisfies the permission and was not part of it', async () => {
  expect((await after({ keys: keys(present, foreign) })).newcomers).toEqual([foreign]);
  expect((await after({ keys: keys(present), accounts: [member('bob')] })).newcomers).toEqual(['bob@active']);
  expect((await after({ threshold: 2, keys: keys(present, foreign) })).newcomers).toEqual([]);
  expect((await after({ threshold: 2, keys: keys(present), accounts: [member('bob', 2)] })).newcomers).toEqual([
    'bob@active',
  ]);
  const ownCode = [{ actor: 'alice', permission: 'eosio.code', weight: 1 }];
  expect((await after({ keys: keys(present), accounts: ownCode })).newcomers).toEqual([]);
});

test.each([
  [{ keys: keys(present) }, true],
  [{ keys: keys(nullKey) }, false],
  [{ accounts: [member('bob')] }, true],
  [{ accounts: [member('alice')] }, false],
  [{ accounts: [member('ring1')] }, false],
  [{ accounts: [member('missing')] }, false],
  [{ threshold: 2, keys: keys(present), waits: [{ seconds: 60, weight: 1 }] }, true],
  [{ threshold: 2, accounts: [member('bob'), member('ring2')] }, false],
])('whether anything satisfies it: %j', async (authority, satisfiable) => {
  expect((await after(authority)).satisfiable).toBe(satisfiable);
});

test('an account that cannot be read does not hide the new authority', async () => {
  const failing = () => Promise.reject(new Error('unreachable'));
  const given = change({ accounts: [member('bob')] });
  expect(await withConsequences([given], { call: failing })).toEqual([given]);
});
