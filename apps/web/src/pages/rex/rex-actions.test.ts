import { expect, test } from 'vitest';
import { type RexAct, rexActions } from './rex-actions.ts';

const alice = { actor: 'alice', permission: 'active', system: 'eosio' };
const done = (act: RexAct) =>
  rexActions(act, alice).map(({ account, name, data }) => [account, name, data as Record<string, unknown>]);

test('[REX-026] lending liquid tokens goes through the fund, lending stake does not', () => {
  expect(done({ act: 'lendLiquid', amount: '5.0000 EOS' })).toEqual([
    ['eosio', 'deposit', { owner: 'alice', amount: '5.0000 EOS' }],
    ['eosio', 'buyrex', { from: 'alice', amount: '5.0000 EOS' }],
  ]);
  expect(done({ act: 'lendStake', cpu: '2.0000 EOS', net: '1.0000 EOS' })).toEqual([
    ['eosio', 'unstaketorex', { owner: 'alice', receiver: 'alice', from_net: '1.0000 EOS', from_cpu: '2.0000 EOS' }],
  ]);
});

test('[REX-026] selling, withdrawing, savings and updating', () => {
  const names = (act: RexAct) => done(act).map(([, name]) => name);
  expect(names({ act: 'sell', rex: '10.0000 REX' })).toEqual(['sellrex']);
  expect(names({ act: 'withdraw', amount: '1.0000 EOS' })).toEqual(['withdraw']);
  expect(names({ act: 'toSavings', rex: '1.0000 REX' })).toEqual(['mvtosavings']);
  expect(names({ act: 'fromSavings', rex: '1.0000 REX' })).toEqual(['mvfrsavings']);
  expect(names({ act: 'update' })).toEqual(['updaterex', 'rexexec']);
});

test('[REX-026] renting pays fee and fund in at once; a loan is funded and defunded by its number', () => {
  const rent: RexAct = {
    act: 'rentCpu',
    receiver: 'bob',
    amount: '1.0000 EOS',
    fund: '0.5000 EOS',
    deposit: '1.5000 EOS',
  };
  expect(done(rent)).toEqual([
    ['eosio', 'deposit', { owner: 'alice', amount: '1.5000 EOS' }],
    ['eosio', 'rentcpu', { from: 'alice', receiver: 'bob', loan_payment: '1.0000 EOS', loan_fund: '0.5000 EOS' }],
  ]);
  expect(done({ act: 'fundNet', loan: '7', amount: '1.0000 EOS' }).map(([, name]) => name)).toEqual([
    'deposit',
    'fundnetloan',
  ]);
  expect(done({ act: 'defundCpu', loan: '7', amount: '1.0000 EOS' })).toEqual([
    ['eosio', 'defcpuloan', { from: 'alice', loan_num: '7', amount: '1.0000 EOS' }],
  ]);
});
