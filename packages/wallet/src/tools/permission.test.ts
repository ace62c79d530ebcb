import { packPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { PermissionView } from '@antescope/sources/account/account-view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eosChain } from '../../test/tool-chain.ts';
import { membersText, memberTexts, readMembers, textsOf } from './authority-members.ts';
import { changeKeys } from './change-keys.ts';
import type { Tool } from './define-tool.ts';
import { linkPermission, unlinkPermission } from './link-permission.ts';
import type { PermissionFacts } from './own-permissions.ts';
import { deletePermission, updatePermission } from './permission.ts';

const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const other = 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu';

const single = (of: string, name: string, parent: string | null, linked: PermissionView['linked'] = []) => ({
  name,
  parent,
  authority: { threshold: 1, keys: [{ key: of, legacy: null, weight: 1 }], accounts: [], waits: [] },
  linked,
});
const permissions: PermissionView[] = [
  single(other, 'owner', null),
  single(other, 'active', 'owner'),
  single(key, 'trading', 'active', [{ contract: 'eosio.token', action: 'transfer' }]),
  single(key, 'bot', 'trading', [{ contract: 'game', action: null }]),
];
const facts: PermissionFacts = { actor: 'alice', signer: 'owner', permissions };

function read(tool: Tool<PermissionFacts>, input: Record<string, string>, at: Partial<PermissionFacts> = {}) {
  const known = { ...facts, ...at };
  const reading = tool.read({ ...tool.initial, ...input }, { chain: eosChain, facts: known });
  if (!reading.ok)
    return { faults: Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code])) };
  const { summary, warnings, actions } = reading.act;
  return {
    summary,
    warnings: warnings.map(({ code }) => code),
    actions: actions({ actor: 'alice', permission: known.signer ?? 'active' }).map(({ name, data, authorization }) => ({
      name,
      data,
      by: authorization[0]!.permission,
    })),
  };
}

const one = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };

test('[AUTH-028] [AUTH-029] a key replaces a permission with threshold 1 and weight 1; a blank one stays', () => {
  expect(read(changeKeys, { active: legacy })).toEqual({
    summary: { code: 'change-key', args: ['active'] },
    warnings: ['holders-lost'],
    actions: [
      {
        name: 'updateauth',
        data: { account: 'alice', permission: 'active', parent: 'owner', auth: one },
        by: 'owner',
      },
    ],
  });
  expect(read(changeKeys, { owner: key, active: key })).toMatchObject({
    summary: { code: 'change-both' },
    warnings: ['owner-changes', 'holders-lost', 'holders-lost'],
    actions: [{ data: { permission: 'owner', parent: '', auth: one } }, { data: { permission: 'active' } }],
  });
  const ownerOnly = read(changeKeys, { owner: key });
  expect(ownerOnly).toMatchObject({ summary: { code: 'change-key', args: ['owner'] } });
  expect(ownerOnly).toHaveProperty('actions', [
    { name: 'updateauth', data: { account: 'alice', permission: 'owner', parent: '', auth: one }, by: 'owner' },
  ]);
  expect(read(changeKeys, {})).toEqual({ faults: { active: 'keys-missing' } });
  expect(read(changeKeys, { owner: other })).toEqual({ faults: { owner: 'key-unchanged' } });
});

test('the owner key takes the owner permission, the active key one of both', () => {
  expect(read(changeKeys, { owner: key }, { signer: 'active' })).toEqual({ faults: { owner: 'owner-required' } });
  expect(read(changeKeys, { active: key }, { signer: 'trading' })).toEqual({ faults: { active: 'active-required' } });
  expect(read(changeKeys, { active: key }, { signer: 'active' })).toMatchObject({ actions: [{ by: 'active' }] });
  expect(read(changeKeys, { owner: key }, { actor: null, signer: null, permissions: null })).toHaveProperty('actions');
});

test('[AUTH-027] a permission is created below its parent, changed where it is, and deleted with its links', () => {
  const members = membersText([
    { subject: 'carol', weight: '1' },
    { subject: legacy, weight: '2' },
    { subject: 'bob@owner', weight: '1' },
    { subject: 'wait:3600', weight: '1' },
  ]);
  expect(read(updatePermission, { permission: 'social', parent: 'active', threshold: '3', members })).toEqual({
    summary: { code: 'create-permission', args: ['social', 'active'] },
    warnings: [],
    actions: [
      {
        name: 'updateauth',
        data: {
          account: 'alice',
          permission: 'social',
          parent: 'active',
          auth: {
            threshold: 3,
            keys: [{ key, weight: 2 }],
            accounts: [
              { permission: { actor: 'bob', permission: 'owner' }, weight: 1 },
              { permission: { actor: 'carol', permission: 'active' }, weight: 1 },
            ],
            waits: [{ wait_sec: 3600, weight: 1 }],
          },
        },
        by: 'owner',
      },
    ],
  });
  // The parent of an existing permission cannot change.
  expect(read(updatePermission, { permission: 'bot', parent: 'active', members: `${other} 1` })).toMatchObject({
    summary: { code: 'change-permission' },
    actions: [{ data: { parent: 'trading' } }],
  });
  expect(read(deletePermission, { target: 'bot' })).toEqual({
    summary: { code: 'delete-permission', args: ['bot'] },
    warnings: ['links-deleted'],
    actions: [
      { name: 'unlinkauth', data: { account: 'alice', code: 'game', type: '' }, by: 'owner' },
      { name: 'deleteauth', data: { account: 'alice', permission: 'bot' }, by: 'owner' },
    ],
  });
});

test('[AUTH-027] linking and unlinking an action or a whole contract', () => {
  expect(read(linkPermission, { permission: 'bot', contract: 'eosio', action: 'claimrewards' })).toEqual({
    summary: { code: 'link-permission', args: ['eosio::claimrewards', 'bot'] },
    warnings: [],
    actions: [
      {
        name: 'linkauth',
        data: { account: 'alice', code: 'eosio', type: 'claimrewards', requirement: 'bot' },
        by: 'owner',
      },
    ],
  });
  expect(read(linkPermission, { permission: 'bot', contract: 'eosio.token', action: '' })).toMatchObject({
    warnings: ['link-whole'],
    actions: [{ data: { type: '' } }],
  });
  expect(read(linkPermission, { permission: 'bot', contract: 'eosio.token', action: 'transfer' })).toMatchObject({
    warnings: ['link-replaced'],
  });
  expect(read(linkPermission, { permission: 'trading', contract: 'eosio.token', action: 'transfer' })).toEqual({
    faults: { action: 'link-exists' },
  });
  expect(read(linkPermission, { permission: 'bot', contract: 'eosio', action: 'updateauth' })).toEqual({
    faults: { action: 'action-native' },
  });
  expect(read(linkPermission, { permission: 'bot', contract: 'eosio', action: 'No!' })).toEqual({
    faults: { action: 'action-invalid' },
  });
  expect(read(unlinkPermission, { link: 'game::*' })).toMatchObject({
    summary: { args: ['game::*', 'bot'] },
    actions: [{ name: 'unlinkauth', data: { account: 'alice', code: 'game', type: '' } }],
  });
});

test('an authority that the chain refuses, or that locks the account, is a fault', () => {
  const faults = (input: Record<string, string>, at: Partial<PermissionFacts> = {}) =>
    read(updatePermission, { permission: 'social', members: `${key} 1`, ...input }, at).faults;
  expect(faults({})).toBeUndefined();
  expect(faults({ permission: 'Not a name!' })).toEqual({ permission: 'permission-invalid' });
  expect(faults({ permission: 'eosio.any' })).toEqual({ permission: 'permission-invalid' });
  expect(faults({ parent: 'nosuch' })).toEqual({ parent: 'parent-missing' });
  expect(faults({ parent: 'owner' }, { signer: 'active' })).toEqual({ permission: 'signer-too-low' });
  expect(faults({ permission: 'active' }, { signer: 'bot' })).toEqual({ permission: 'signer-too-low' });
  expect(faults({ threshold: '2' })).toEqual({ threshold: 'threshold-unreachable' });
  expect(faults({ threshold: '0' })).toEqual({ threshold: 'integer-too-small' });
  for (const [members, fault] of [
    ['', 'members-missing'],
    [' 1', 'members-missing'],
    ['wait:60 1', 'members-missing'],
    ['nonsense! 1', 'member-invalid'],
    ['a@b@c 1', 'member-invalid'],
    [`${key} 0`, 'member-weight'],
    [`${key} 65536`, 'member-weight'],
    [`${key} x`, 'member-weight'],
    [`${key} 1\n${legacy} 1`, 'member-twice'],
    ['bob 1\nbob@active 2', 'member-twice'],
    [`${key} 1\nwait:0 1`, 'member-delay'],
    [`${key} 1\nwait:soon 1`, 'member-delay'],
    [`${key} 1\nalice@social 1`, 'member-self'],
  ] as const)
    expect([members, faults({ members })]).toEqual([members, { members: fault }]);
  expect(faults({ permission: 'bot', members: `${legacy} 1` })).toEqual({ members: 'permission-unchanged' });
  expect(read(deletePermission, { target: 'trading' })).toEqual({
    faults: { target: 'permission-has-children' },
  });
  expect(read(deletePermission, {}, { permissions: null })).toEqual({ faults: { target: 'choice-missing' } });
});

test('handing a permission over, or making it depend on a delay, is a warning', () => {
  const warnings = (input: Record<string, string>) => read(updatePermission, input).warnings;
  expect(warnings({ permission: 'active', members: 'bob 1' })).toEqual(['handed-over']);
  expect(warnings({ permission: 'owner', members: `${other} 1\nbob 1` })).toEqual(['owner-changes']);
  expect(warnings({ permission: 'trading', members: 'bob 1' })).toEqual([]);
  expect(warnings({ permission: 'active', threshold: '2', members: `${other} 1\nwait:60 1` })).toEqual([
    'delay-needed',
  ]);
});

test('[AUTH-026] an authority keeps its keys, accounts and waits with their weights through the form', () => {
  const authority = {
    threshold: 3,
    keys: [{ key, legacy, weight: 2 }],
    accounts: [{ actor: 'bob', permission: 'owner', weight: 1 }],
    waits: [{ seconds: 3600, weight: 4 }],
  };
  const text = membersText(textsOf(authority));
  expect(readMembers(text)).toEqual({
    ok: true,
    members: {
      keys: [{ key, weight: 2 }],
      accounts: [{ permission: { actor: 'bob', permission: 'owner' }, weight: 1 }],
      waits: [{ wait_sec: 3600, weight: 4 }],
    },
  });
  const reading = read(updatePermission, { permission: 'social', parent: 'active', threshold: '3', members: text });
  expect(reading).toMatchObject({ actions: [{ data: { auth: { threshold: 3 } } }] });
});

test('members are in strict order whatever order they are entered in, and text keeps incomplete ones', () => {
  const names = fc.uniqueArray(
    fc
      .string({ unit: fc.constantFrom(...'abcz15.'), minLength: 1, maxLength: 8 })
      .filter((name) => /^[^.].*[^.]$/.test(name)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      names,
      fc.shuffledSubarray([key, other]),
      fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
      (...parts) => {
        const [accounts, keys, waits] = parts;
        const texts = [...accounts, ...keys, ...waits.map((seconds) => `wait:${seconds}`)].map((subject) => ({
          subject,
          weight: '1',
        }));
        expect(memberTexts(membersText(texts))).toEqual(texts.length === 0 ? [{ subject: '', weight: '' }] : texts);
        const result = readMembers(membersText(texts));
        if (!result.ok) throw new Error(JSON.stringify(result.fault));
        const hex = result.members.keys.map((each) =>
          Buffer.from(packPublicKey(parsePublicKey(each.key))).toString('hex'),
        );
        expect(hex).toEqual(hex.toSorted());
        const levels = result.members.accounts.map(({ permission }) => permission.actor);
        expect(levels).toEqual(levels.toSorted());
        expect(levels.length).toBe(accounts.length);
        expect(result.members.waits.map((each) => each.wait_sec)).toEqual(waits.toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 200 },
  );
});
