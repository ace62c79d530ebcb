import { expect, test } from 'vitest';
import type { PermissionChange, Preview, SignedAction } from '../transact/preview-facts.ts';
import type { GuardChain } from './finding.ts';
import { guard } from './guard.ts';
import { noFacts } from './guard-reads.ts';

const alice = { actor: 'alice', permission: 'active' };

function action(name: string, data: object, authorization = [alice]): SignedAction {
  return { contract: 'eosio.token', name, receiver: 'eosio.token', data, inline: false, authorization, carried: [] };
}

const pay = (to: string, memo = 'hi', authorization = [alice]) =>
  action('transfer', { from: 'alice', to, quantity: '1.0000 EOS', memo }, authorization);

function preview(parts: Partial<Preview>): Preview {
  return {
    source: 'dry-run',
    reason: null,
    failure: null,
    signed: [],
    insufficient: [],
    balances: [],
    ram: [],
    permissions: [],
    actions: [],
    facts: noFacts,
    cpuUs: null,
    netBytes: null,
    ...parts,
  };
}

const codes = (parts: Partial<Preview>, key = 'eos', chain: Partial<GuardChain> = {}) =>
  guard(preview(parts), { key, systemDomain: 'eosio', scamAccounts: [], ownAccounts: [], ...chain }).map(
    ({ code, args }) => [code, ...args],
  );

test('an exchange needs a memo, on its own chain', () => {
  expect(codes({ signed: [pay('binancecleos', ' ')] })).toEqual([['exchange-without-memo', 'binancecleos']]);
  expect(codes({ signed: [pay('binancecleos', '1042')] })).toEqual([]);
  expect(codes({ signed: [pay('binancecleos', '')] }, 'wax')).toEqual([]);
});

test('a name that looks like an exchange is not the exchange, in a proposal, too', () => {
  const carried = [pay('b1nancecleos')];
  expect(codes({ signed: [{ ...action('propose', {}), carried }] })).toEqual([
    ['look-alike-name', 'b1nancecleos', 'binancecleos'],
  ]);
});

test('the owner key signs changes of permissions only', () => {
  const owner = [{ actor: 'alice', permission: 'owner' }];
  expect(codes({ signed: [pay('bob', 'hi', owner), pay('bob', 'hi', owner)] })).toEqual([
    ['owner-in-use', 'alice@owner'],
  ]);
  expect(codes({ signed: [action('updateauth', {}, owner)] })).toEqual([]);
});

test('more than half of a balance, of the accounts that sign', () => {
  const change = (account: string, delta: string, before: string | null) => ({
    account,
    contract: 'eosio.token',
    delta,
    before,
    after: null,
  });
  const signed = [pay('bob')];
  expect(codes({ signed, balances: [change('alice', '-5.0001 EOS', '10.0000 EOS')] })).toEqual([
    ['most-of-balance', 'alice', '5.0001 EOS', '10.0000 EOS'],
  ]);
  const fine = [
    change('alice', '-5.0000 EOS', '10.0000 EOS'),
    change('alice', '-5.0000 EOS', null),
    change('alice', '5.0001 EOS', '1.0000 EOS'),
    change('bob', '-9.0000 EOS', '10.0000 EOS'),
  ];
  expect(codes({ signed, balances: fine })).toEqual([]);
});

test('a permission that no keys can satisfy, or that goes to others', () => {
  const key = { key: 'PUB_K1_x', legacy: null, weight: 1 };
  const set = (authority: object, parts: Partial<PermissionChange> = {}): PermissionChange => ({
    account: 'alice',
    permission: 'active',
    change: 'set',
    dropped: [],
    authority: { threshold: 1, keys: [], accounts: [], waits: [], ...authority },
    ...parts,
  });
  const locked = [['permission-locked', 'alice@active']];
  expect(codes({ permissions: [set({})] })).toEqual(locked);
  expect(codes({ permissions: [set({ threshold: 2, keys: [key] })] })).toEqual(locked);
  const self = [{ actor: 'alice', permission: 'active', weight: 1 }];
  expect(codes({ permissions: [set({ accounts: self })] })).toEqual(locked);
  expect(codes({ permissions: [set({ keys: [key] })] })).toEqual([]);
  expect(codes({ permissions: [set({ threshold: 2, keys: [key], waits: [{ seconds: 9, weight: 1 }] })] })).toEqual([]);
  expect(codes({ permissions: [set({ keys: [key] }, { replaced: true })] })).toEqual([
    ['permission-handed-over', 'alice@active'],
  ]);
  expect(codes({ permissions: [set({ keys: [key] }, { replaced: true, permission: 'game' })] })).toEqual([]);
});

const recipient = (to: string, first: boolean | null, contacts: string[] = []) => ({
  facts: { ...noFacts, recipients: [{ from: 'alice', to, first, contacts }] },
});

test('a first transfer, unless it goes to an account of this wallet or the history is not known', () => {
  expect(codes({ signed: [pay('bob')], ...recipient('bob', true) })).toEqual([['first-contact', 'alice', 'bob']]);
  expect(codes({ signed: [pay('bob')], ...recipient('bob', false) })).toEqual([]);
  expect(codes({ signed: [pay('bob')], ...recipient('bob', null) })).toEqual([]);
  expect(codes({ signed: [pay('bob')], ...recipient('bob', true) }, 'eos', { ownAccounts: ['bob'] })).toEqual([]);
});

test('a new receiver that looks like an earlier one, the sender, or an account of this wallet', () => {
  const alike = (to: string, known: string) => [
    ['look-alike-name', to, known],
    ['first-contact', 'alice', to],
  ];
  const contacts = ['savingsvault'];
  for (const to of ['savingsvau1t', 'savingsvaul', 'savingsvautl', 'savlngsvault', 'savingsvaulz'])
    expect(codes({ signed: [pay(to)], ...recipient(to, true, contacts) }), to).toEqual(alike(to, 'savingsvault'));
  expect(codes({ signed: [pay('savingsvau1t')], ...recipient('savingsvau1t', false, contacts) })).toEqual([]);
  expect(codes({ signed: [pay('savingsbank')], ...recipient('savingsbank', true, contacts) })).toHaveLength(1);
  expect(codes({ signed: [pay('al1ce')] })).toEqual([['look-alike-name', 'al1ce', 'alice']]);
  expect(codes({ signed: [pay('shop.bob')] }, 'eos', { ownAccounts: ['shopbob'] })).toEqual([
    ['look-alike-name', 'shop.bob', 'shopbob'],
  ]);
  expect(codes({ signed: [pay('eosio.ram')] }, 'eos', { ownAccounts: ['eosioram'] })).toEqual([]);
});

test('counterfeit and spam tokens, once each', () => {
  const token = (looksLike: string | null, spam: boolean) => ({ contract: 'fake', code: 'EOS', looksLike, spam });
  const tokens = [token('eosio.token', true), token('eosio.token', true)];
  expect(codes({ facts: { ...noFacts, tokens } })).toEqual([['counterfeit-token', 'EOS', 'fake', 'eosio.token']]);
  expect(codes({ facts: { ...noFacts, tokens: [token(null, true)] } })).toEqual([['spam-token', 'EOS', 'fake']]);
  expect(codes({ facts: { ...noFacts, tokens: [token(null, false)] } })).toEqual([]);
});

test('code that was replaced lately', () => {
  const changedCode = [{ contract: 'swap', time: '2026-11-24T10:00:00.000Z' }];
  expect(codes({ facts: { ...noFacts, changedCode } })).toEqual([['code-changed', 'swap', '2026-11-24']]);
});

test('accounts on the list of frauds: receivers, contracts and members of permissions', () => {
  const listed = { scamAccounts: ['mallory', 'eosio.token'] };
  expect(codes({ signed: [pay('mallory')] }, 'eos', listed)).toEqual([
    ['scam-account', 'eosio.token'],
    ['scam-account', 'mallory'],
  ]);
  expect(
    codes({ signed: [{ ...action('propose', {}), contract: 'eosio.msig', carried: [pay('mallory')] }] }, 'eos', listed),
  ).toHaveLength(2);
  expect(codes({ signed: [pay('bob')] }, 'eos', { scamAccounts: ['mallory'] })).toEqual([]);
});

test('members that alone satisfy a permission afterwards', () => {
  const change: PermissionChange = {
    account: 'alice',
    permission: 'active',
    change: 'set',
    dropped: [],
    authority: { threshold: 1, keys: [{ key: 'PUB_K1_x', legacy: null, weight: 1 }], accounts: [], waits: [] },
    satisfiable: true,
    newcomers: ['mallory@active'],
  };
  expect(codes({ permissions: [change] })).toEqual([['permission-shared', 'mallory@active', 'alice@active']]);
  expect(codes({ permissions: [{ ...change, replaced: true }] })).toEqual([['permission-handed-over', 'alice@active']]);
  expect(codes({ permissions: [{ ...change, newcomers: [], satisfiable: false }] })).toEqual([
    ['permission-locked', 'alice@active'],
  ]);
});
