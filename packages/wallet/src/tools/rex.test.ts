import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { Tool } from './define-tool.ts';
import {
  defundCpuLoan,
  fundCpuLoan,
  fundNetLoan,
  lendStake,
  lendTokens,
  moveFromSavings,
  moveToSavings,
  rentCpu,
  rentNet,
  type RexFacts,
  sellRexTool,
  updateRex,
  withdrawRexFund,
} from './rex.ts';

const pool = {
  version: 0,
  totalLent: '600.0000 EOS',
  totalUnlent: '400.0000 EOS',
  totalRent: '20000.0000 EOS',
  totalLendable: '1000.0000 EOS',
  totalRex: '10000000.0000 REX',
  namebidProceeds: '0.0000 EOS',
  loans: '1',
};
const facts: RexFacts = { pool, stake: { cpu: '1.0000 EOS', net: '0.5000 EOS' } };

function read(tool: Tool<RexFacts>, input: Record<string, string>, at = facts) {
  return tool.read(input, { chain: eosChain, facts: at });
}

function done(tool: Tool<RexFacts>, input: Record<string, string>) {
  const reading = read(tool, input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act.actions(alice).map(({ account, name, data }) => [account, name, data]);
}

function faults(tool: Tool<RexFacts>, input: Record<string, string>, at = facts, chain = eosChain) {
  const reading = tool.read(input, { chain, facts: at });
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

function estimate(tool: Tool<RexFacts>, input: Record<string, string>, at = facts) {
  const reading = read(tool, input, at);
  return reading.ok ? (reading.act.estimate ?? null) : undefined;
}

test('[REX-026] lending tokens goes through the fund, lending stake does not', () => {
  expect(done(lendTokens, { amount: '5' })).toEqual([
    ['eosio', 'deposit', { owner: 'alice', amount: '5.0000 EOS' }],
    ['eosio', 'buyrex', { from: 'alice', amount: '5.0000 EOS' }],
  ]);
  expect(done(lendStake, { cpu: '0.8', net: '0.3' })).toEqual([
    ['eosio', 'unstaketorex', { owner: 'alice', receiver: 'alice', from_net: '0.3000 EOS', from_cpu: '0.8000 EOS' }],
  ]);
});

test('[REX-026] selling, withdrawing, savings and updating', () => {
  const names = (tool: Tool<RexFacts>, input: Record<string, string>) => done(tool, input).map(([, name]) => name);
  expect(names(sellRexTool, { rex: '10' })).toEqual(['sellrex']);
  expect(names(withdrawRexFund, { amount: '1' })).toEqual(['withdraw']);
  expect(names(moveToSavings, { rex: '1' })).toEqual(['mvtosavings']);
  expect(names(moveFromSavings, { rex: '1' })).toEqual(['mvfrsavings']);
  expect(names(updateRex, {})).toEqual(['updaterex', 'rexexec']);
});

test('[REX-026] renting deposits fee and fund at once; a loan is funded and defunded by its number', () => {
  expect(done(rentCpu, { receiver: 'bob', amount: '1', fund: '0.5' })).toEqual([
    ['eosio', 'deposit', { owner: 'alice', amount: '1.5000 EOS' }],
    ['eosio', 'rentcpu', { from: 'alice', receiver: 'bob', loan_payment: '1.0000 EOS', loan_fund: '0.5000 EOS' }],
  ]);
  expect(done(fundNetLoan, { loan: '7', amount: '1' })).toEqual([
    ['eosio', 'deposit', { owner: 'alice', amount: '1.0000 EOS' }],
    ['eosio', 'fundnetloan', { from: 'alice', loan_num: '7', payment: '1.0000 EOS' }],
  ]);
  expect(done(defundCpuLoan, { loan: '7', amount: '1' })).toEqual([
    ['eosio', 'defcpuloan', { from: 'alice', loan_num: '7', amount: '1.0000 EOS' }],
  ]);
});

test('[REX-014] lending takes 21 votes or a proxy where the chain requires them', () => {
  const telos = { ...eosChain, contractVariants: { ...eosChain.contractVariants, rexNeedsVotes: true } };
  const voted = (producers: number, proxy = ''): RexFacts => ({ ...facts, vote: { producers, proxy } });
  const unvoted = { amount: 'votes-missing' };
  expect(faults(lendTokens, { amount: '5' }, voted(20), telos)).toEqual(unvoted);
  expect(faults(lendTokens, { amount: '5' }, voted(0), telos)).toEqual(unvoted);
  expect(faults(lendTokens, { amount: '5' }, voted(21), telos)).toEqual({});
  expect(faults(lendTokens, { amount: '5' }, voted(0, 'proxyvoter11'), telos)).toEqual({});
  // An unknown vote is left to the chain.
  expect(faults(lendTokens, { amount: '5' }, { ...facts, vote: null }, telos)).toEqual({});
  expect(faults(lendStake, { cpu: '0.5', net: '' }, voted(20), telos)).toEqual({ cpu: 'votes-missing' });
  expect(faults(lendTokens, { amount: '5' }, voted(0))).toEqual({});
});

test('[REX-018] [REX-019] 0.2 of the CPU and of the NET stake stay', () => {
  expect(faults(lendStake, { cpu: '0.8001', net: '0.3' })).toEqual({ cpu: 'stake-too-low' });
  expect(faults(lendStake, { cpu: '', net: '0.4' })).toEqual({ net: 'stake-too-low' });
  expect(faults(lendStake, { cpu: '', net: '' })).toEqual({ cpu: 'stake-missing' });
  expect(read(lendStake, { cpu: '9', net: '9' }, { ...facts, stake: null }).ok).toBe(true);
  const generous = { ...eosChain, contractVariants: { ...eosChain.contractVariants, rexKeptStake: '0.9' } };
  expect(faults(lendStake, { cpu: '0.2', net: '' }, facts, generous)).toEqual({ cpu: 'stake-too-low' });
  expect(faults(lendStake, { cpu: '0.1', net: '' }, facts, generous)).toEqual({});
});

test('estimates follow from the pool: REX bought, proceeds or the queue, resources rented', () => {
  const text = (code: string, ...args: string[]) => ({ code, args });
  expect(estimate(lendTokens, { amount: '10' })).toEqual({
    field: 'amount',
    text: text('rex-bought', '100000.0000 REX'),
  });
  expect(estimate(sellRexTool, { rex: '100000' })?.text).toEqual(text('rex-proceeds', '10.0000 EOS'));
  expect(estimate(sellRexTool, { rex: '5000000' })?.text).toEqual(text('rex-queued', '500.0000 EOS'));
  expect(estimate(rentCpu, { receiver: 'bob', amount: '1' })?.text).toEqual(text('rex-rented', '0.0199 EOS'));
  expect(estimate(sellRexTool, { rex: '10000000.0001' })).toBeNull();
  expect(estimate(rentNet, { receiver: 'bob', amount: '1' }, { ...facts, pool: null })).toBeNull();
  expect(estimate(withdrawRexFund, { amount: '1' })).toBeNull();
});

test('every fault is at its field', () => {
  for (const amount of ['', '0', 'x', '-1', '1e9'])
    expect(faults(lendTokens, { amount })).toEqual({ amount: 'amount-invalid' });
  expect(faults(sellRexTool, { rex: '1.00001' })).toEqual({ rex: 'amount-too-precise' });
  expect(faults(fundCpuLoan, { loan: 'one', amount: '1' })).toEqual({ loan: 'integer-invalid' });
  expect(faults(rentNet, { receiver: 'no name!', amount: '1' })).toEqual({ receiver: 'account-invalid' });
});

test('an act takes at most what the account has for it: sellable, savable, saved, or in the fund', () => {
  const own = {
    rex: '100.0000 REX',
    liquid: '40.0000 REX',
    queued: '10.0000 REX',
    savings: '30.0000 REX',
    fund: '5.0000 EOS',
  };
  const known = { ...facts, own };
  const parts = (tool: Tool<RexFacts>, field: string) =>
    tool.fields[field]?.available?.({ chain: eosChain, facts: known }, {})?.units;
  expect([parts(sellRexTool, 'rex'), parts(moveToSavings, 'rex'), parts(moveFromSavings, 'rex')]).toEqual([
    400_000n,
    600_000n,
    300_000n,
  ]);
  expect(parts(withdrawRexFund, 'amount')).toBe(50_000n);
  for (const [tool, input, fault] of [
    [sellRexTool, { rex: '40.0001' }, { rex: { code: 'rex-exceeded', args: ['40.0000 REX'] } }],
    [moveToSavings, { rex: '60.0001' }, { rex: { code: 'rex-exceeded', args: ['60.0000 REX'] } }],
    [moveFromSavings, { rex: '30.0001' }, { rex: { code: 'rex-exceeded', args: ['30.0000 REX'] } }],
    [withdrawRexFund, { amount: '5.0001' }, { amount: { code: 'fund-exceeded', args: ['5.0000 EOS'] } }],
  ] as const)
    expect(read(tool, input, known)).toEqual({ ok: false, faults: fault });
  expect(read(sellRexTool, { rex: '40' }, known).ok).toBe(true);
  expect(read(sellRexTool, { rex: '40.0001' }).ok).toBe(true);
});

test('[REX-015] an account without enough votes gets the chain’s proxy before it lends', () => {
  const telos = {
    ...eosChain,
    contractVariants: { ...eosChain.contractVariants, rexNeedsVotes: true },
    rexProxy: 'rexproxy1111',
  };
  const voted = (producers: number, proxy = ''): RexFacts => ({ ...facts, vote: { producers, proxy } });
  const lend = (tool: Tool<RexFacts>, input: Record<string, string>, at: RexFacts) => {
    const reading = tool.read(input, { chain: telos, facts: at });
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const { warnings } = reading.act;
    return { warnings, actions: reading.act.actions(alice).map(({ name, data }) => [name, data]) };
  };
  const vote = ['voteproducer', { voter: 'alice', proxy: 'rexproxy1111', producers: [] }];
  for (const [tool, input] of [
    [lendTokens, { amount: '5' }],
    [lendStake, { cpu: '0.5', net: '' }],
  ] as const) {
    const few = lend(tool, input, voted(20));
    expect(few.actions[0]).toEqual(vote);
    expect(few.warnings).toEqual([{ code: 'rex-proxied', args: ['rexproxy1111'] }]);
    for (const enough of [voted(21), voted(0, 'proxyvoter11'), { ...facts, vote: null }]) {
      const { actions, warnings } = lend(tool, input, enough);
      expect(actions.map(([name]) => name)).not.toContain('voteproducer');
      expect(warnings).toEqual([]);
    }
  }
});
