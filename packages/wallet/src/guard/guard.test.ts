import { expect, test } from 'vitest';
import type { PermissionChange, Preview, SignedAction } from '../transact/preview-facts.ts';
import { guard } from './guard.ts';

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
    cpuUs: null,
    netBytes: null,
    ...parts,
  };
}

const codes = (parts: Partial<Preview>, chain = 'eos') =>
  guard(preview(parts), chain).map(({ code, args }) => [code, ...args]);

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
