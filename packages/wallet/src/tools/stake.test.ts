import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { Tool } from './define-tool.ts';
import { claimRefund, giveStake, isClaimable, stake, type StakeFacts, unstake } from './stake.ts';

const facts: StakeFacts = {
  actor: 'alice',
  liquid: '10.0000 EOS',
  stakes: [
    { to: 'alice', cpu: '3.0000 EOS', net: '2.0000 EOS' },
    { to: 'bob', cpu: '1.0000 EOS', net: '0.0000 EOS' },
  ],
  refund: null,
};
const refund = { cpu: '4.0000 EOS', net: '1.0000 EOS', available: '2026-12-01T00:00:00.000Z' };

function read(tool: Tool<StakeFacts>, input: Record<string, string>, at = facts) {
  const reading = tool.read(input, { chain: eosChain, facts: at });
  if (!reading.ok)
    return { faults: Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code])) };
  const { summary, estimate, warnings, actions } = reading.act;
  return {
    summary,
    estimate: estimate?.text ?? null,
    warnings,
    actions: actions(alice).map(({ account, name, data }) => [account, name, data]),
  };
}

test('[STAKE-001] staking for oneself, for another account, and as a gift', () => {
  expect(read(stake, { cpu: '1.5', net: '' })).toEqual({
    summary: { code: 'stake', args: ['1.5000 EOS'] },
    estimate: { code: 'stake-after', args: ['4.5000 EOS', '2.0000 EOS'] },
    warnings: [],
    actions: [
      [
        'eosio',
        'delegatebw',
        {
          from: 'alice',
          receiver: 'alice',
          stake_net_quantity: '0.0000 EOS',
          stake_cpu_quantity: '1.5000 EOS',
          transfer: false,
        },
      ],
    ],
  });
  expect(read(stake, { receiver: 'bob', cpu: '1', net: '1' })).toMatchObject({
    summary: { code: 'stake-for', args: ['2.0000 EOS', 'bob'] },
    actions: [['eosio', 'delegatebw', { receiver: 'bob', transfer: false }]],
  });
  expect(read(giveStake, { receiver: 'bob', cpu: '1', net: '1' })).toMatchObject({
    summary: { code: 'give-stake' },
    warnings: [{ code: 'stake-given', args: ['2.0000 EOS', 'bob'] }],
    actions: [['eosio', 'delegatebw', { receiver: 'bob', transfer: true }]],
  });
  expect(read(giveStake, { receiver: 'alice', cpu: '1', net: '' })).toEqual({ faults: { receiver: 'give-to-self' } });
});

test('a stake is at most the balance; a pending refund pays for the own account first', () => {
  expect(read(stake, { cpu: '6', net: '4.0001' })).toEqual({ faults: { cpu: 'stake-unpaid' } });
  expect(read(stake, { cpu: '', net: '10.0001' })).toEqual({ faults: { net: 'stake-unpaid' } });
  expect(read(stake, { cpu: '', net: '' })).toEqual({ faults: { cpu: 'stake-missing' } });
  // Of CPU and NET each, the refund of the same.
  const refunding = { ...facts, refund };
  expect(read(stake, { cpu: '14', net: '1' }, refunding)).toMatchObject({
    warnings: [{ code: 'refund-first', args: ['5.0000 EOS'] }],
  });
  expect(read(stake, { cpu: '14.0001', net: '' }, refunding)).toEqual({ faults: { cpu: 'stake-unpaid' } });
  expect(read(stake, { cpu: '2', net: '' }, refunding)).toMatchObject({ warnings: [{ args: ['2.0000 EOS'] }] });
  expect(read(stake, { receiver: 'bob', cpu: '14', net: '' }, refunding)).toEqual({ faults: { cpu: 'stake-unpaid' } });
  expect(read(giveStake, { receiver: 'bob', cpu: '10', net: '' }, refunding)).toMatchObject({
    warnings: [{ code: 'stake-given' }],
  });
  // Nothing is known before an account is connected.
  const unknown = { actor: null, stakes: null, refund: null };
  expect(read(stake, { cpu: '999', net: '1' }, unknown)).toMatchObject({ estimate: null, warnings: [] });
});

test('[STAKE-002] unstaking takes at most what is staked for the receiver, and warns of the restarted delay', () => {
  expect(read(unstake, { cpu: '1', net: '0.5' })).toMatchObject({
    summary: { code: 'unstake', args: ['1.5000 EOS'] },
    estimate: { code: 'stake-after', args: ['2.0000 EOS', '1.5000 EOS'] },
    warnings: [],
    actions: [
      [
        'eosio',
        'undelegatebw',
        {
          from: 'alice',
          receiver: 'alice',
          unstake_net_quantity: '0.5000 EOS',
          unstake_cpu_quantity: '1.0000 EOS',
        },
      ],
    ],
  });
  expect(read(unstake, { receiver: 'bob', cpu: '1', net: '' })).toMatchObject({
    summary: { code: 'unstake-from', args: ['1.0000 EOS', 'bob'] },
    warnings: [],
  });
  expect(read(unstake, { receiver: 'bob', cpu: '1.0001', net: '1' })).toEqual({
    faults: { cpu: 'stake-exceeded', net: 'stake-exceeded' },
  });
  expect(read(unstake, { receiver: 'carol', cpu: '1', net: '' })).toEqual({ faults: { cpu: 'stake-exceeded' } });
  expect(read(unstake, { cpu: '3', net: '' }, { ...facts, refund })).toMatchObject({
    warnings: [{ code: 'refund-restarts', args: ['5.0000 EOS'] }, { code: 'stake-none-left' }],
  });
});

test('[STAKE-003] a refund is paid to its owner', () => {
  expect(read(claimRefund, {}, { ...facts, refund })).toMatchObject({
    summary: { code: 'refund', args: ['5.0000 EOS'] },
    actions: [['eosio', 'refund', { owner: 'alice' }]],
  });
});

test('[STAKE-004] a refund is claimable after its time, not at it', () => {
  const due = Date.parse(refund.available) / 1000;
  expect([due - 3600, due, due + 60].map((now) => isClaimable(refund, now))).toEqual([false, false, true]);
});

test('no amount is lost: what a tool stakes or unstakes is what was entered, in units of the token', () => {
  const units = fc.bigInt(0n, 30_000n);
  fc.assert(
    fc.property(units, units, (cpu, net) => {
      const text = (each: bigint) => formatAsset({ units: each, precision: 4, code: 'EOS' }).replace(' EOS', '');
      for (const [tool, parts] of [
        [stake, ['stake_cpu_quantity', 'stake_net_quantity']],
        [unstake, ['unstake_cpu_quantity', 'unstake_net_quantity']],
      ] as const) {
        const { actions, faults } = read(tool, { cpu: text(cpu), net: text(net) });
        if (actions === undefined) {
          expect(Object.keys(faults ?? {}).length).toBeGreaterThan(0);
          continue;
        }
        const data = actions[0]![2] as Record<string, string>;
        expect(parts.map((part) => parseAsset(data[part]!).units)).toEqual([cpu, net]);
      }
    }),
    { numRuns: 300 },
  );
});

test('chains that grant bandwidth have no stake', () => {
  const granted = { ...eosChain, resources: { ...eosChain.resources, bandwidth: 'granted' as const } };
  for (const tool of [stake, giveStake, unstake, claimRefund]) {
    expect(tool.gate(eosChain)).toBe(true);
    expect(tool.gate(granted)).toBe(false);
  }
});
