import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { alice } from '../../test/tool-chain.ts';
import type { ReadyAct } from './define-tool.ts';
import { claimLongStake, type LongStakeFacts, startLongStake } from './long-stake.ts';
import type { Phrase } from './phrase.ts';
import { claimXpr, refundXpr, restakeXpr, stakeXpr, unstakeXpr, type XprStakeFacts } from './xpr-stake.ts';

const chain = publicChain(chainByKey('proton'));
const facts: XprStakeFacts = {
  liquid: 1_000_000n,
  unstakePeriod: 86_400,
  stake: { staked: 500_000n, claimable: 1234n, claimableFrom: 0, refund: { units: 20_000n, available: 5 } },
};
const context = { chain, facts };

type AnyReading =
  | { ok: true; act: Pick<ReadyAct, 'summary' | 'warnings' | 'actions'> }
  | { ok: false; faults: Readonly<Record<string, Phrase | undefined>> };

function acted(reading: AnyReading) {
  if (!reading.ok) return Object.values(reading.faults)[0];
  const { summary, warnings } = reading.act;
  const [action] = reading.act.actions(alice);
  return { action: action?.name, data: action?.data, summary, warnings: warnings.map(({ code }) => code) };
}

test('[XPR-001] [XPR-002] staking, unstaking, refund and claims are the actions of the chain', () => {
  expect(acted(stakeXpr.read({ amount: '10.5' }, context))).toEqual({
    action: 'stakexpr',
    data: { from: 'alice', receiver: 'alice', stake_xpr_quantity: '10.5000 XPR' },
    summary: { code: 'stake-xpr', args: ['10.5000 XPR'] },
    warnings: ['refund-first'],
  });
  expect(acted(unstakeXpr.read({ amount: '50' }, context))).toEqual({
    action: 'unstakexpr',
    data: { from: 'alice', receiver: 'alice', unstake_xpr_quantity: '50.0000 XPR' },
    summary: { code: 'unstake-xpr', args: ['50.0000 XPR'] },
    warnings: ['refund-delay', 'refund-restarts'],
  });
  expect(acted(refundXpr.read({}, context))).toMatchObject({
    action: 'refundxpr',
    data: { owner: 'alice' },
    summary: { code: 'refund-xpr', args: ['2.0000 XPR'] },
  });
  expect(acted(claimXpr.read({}, context))).toMatchObject({ action: 'voterclaim', data: { owner: 'alice' } });
  expect(acted(restakeXpr.read({}, context))).toMatchObject({
    action: 'voterclaimst',
    data: { owner: 'alice' },
    summary: { code: 'restake-xpr', args: ['0.1234 XPR'] },
  });
});

test('a stake is at most the balance and the pending refund, an unstaking at most the stake', () => {
  expect(acted(stakeXpr.read({ amount: '102' }, context))).toMatchObject({ action: 'stakexpr' });
  expect(acted(stakeXpr.read({ amount: '102.0001' }, context))).toEqual({ code: 'xpr-unpaid', args: ['102.0000 XPR'] });
  expect(acted(unstakeXpr.read({ amount: '50.0001' }, context))).toEqual({
    code: 'xpr-not-staked',
    args: ['50.0000 XPR'],
  });
  const unknown = { chain, facts: { liquid: null, stake: null, unstakePeriod: null } };
  expect(acted(stakeXpr.read({ amount: '999999' }, unknown))).toMatchObject({ action: 'stakexpr', warnings: [] });
});

test('a long stake is a transfer whose memo is the plan; its claim names the stake', () => {
  const own: LongStakeFacts = {
    liquid: 2_000_000n,
    plans: [
      { index: '3', days: 90, label: '' },
      { index: '7', days: 365, label: '' },
    ],
    ended: [{ index: '42', label: '' }],
  };
  expect(acted(startLongStake.read({ plan: '7', amount: '150' }, { chain, facts: own }))).toEqual({
    action: 'transfer',
    data: { from: 'alice', to: 'longstaking', quantity: '150.0000 XPR', memo: '7' },
    summary: { code: 'long-stake', args: ['150.0000 XPR'] },
    warnings: ['locked'],
  });
  expect(acted(startLongStake.read({ plan: '7', amount: '99.9999' }, { chain, facts: own }))).toMatchObject({
    code: 'below-minimum',
  });
  expect(acted(startLongStake.read({ plan: '5', amount: '150' }, { chain, facts: own }))).toMatchObject({
    code: 'choice-missing',
  });
  expect(acted(claimLongStake.read({ stake: '' }, { chain, facts: own }))).toMatchObject({
    action: 'claimstake',
    data: { account: 'alice', stake_index: '42' },
  });
});

test('only XPR Network has them', () => {
  for (const key of chainRegistry.keys()) {
    const other = publicChain(chainByKey(key));
    expect(stakeXpr.gate(other), key).toBe(key === 'proton' || key === 'proton-test');
    expect(startLongStake.gate(other), key).toBe(key === 'proton' || key === 'proton-test');
  }
});
