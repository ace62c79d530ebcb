import { parseAsset } from '@antescope/codec/chain/asset';
import { describe, expect, test } from 'vitest';
import type { DelegationRow, RefundRow, UserResourcesRow, VoterRow } from '../../src/contracts/system/rows.ts';
import { systemAction, transfer } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const day = 86_400;

/** A stage where 15% of all tokens have voted, so that unstaking is possible. */
function activated(): Stage {
  const scene = new Stage(['alice', 'bob', 'whale']);
  scene.push([scene.delegate('eosio', 'whale', '80000000.0000 EOS', '80000000.0000 EOS', true)]);
  scene.push([systemAction('voteproducer', 'whale', { voter: 'whale', proxy: '', producers: [] })]);
  return scene;
}

const scene = activated();
const limits = (name: string) => scene.chain.state.resources.limitsOf(name);
const refundOf = (name: string) => scene.row<RefundRow>('eosio', name, 'refunds', name);
const refund = (owner: string) => systemAction('refund', owner, { owner });

describe('what staking refuses', () => {
  test.each([
    ['nothing', scene.delegate('alice', 'bob', '0.0000 EOS', '0.0000 EOS'), 'must stake a positive amount'],
    ['less than nothing', scene.delegate('alice', 'bob', '-1.0000 EOS', '2.0000 EOS'), 'must stake a positive amount'],
    [
      'another token',
      scene.delegate('alice', 'bob', '1.00 EOS', '1.00 EOS'),
      'comparison of assets with different symbols is not allowed',
    ],
    [
      'giving to oneself',
      scene.delegate('alice', 'alice', '1.0000 EOS', '1.0000 EOS', true),
      'cannot use transfer flag if delegating to self',
    ],
    ['more than there is', scene.delegate('alice', 'bob', '9999.0000 EOS', '2.0000 EOS'), 'overdrawn balance'],
    [
      'taking back nothing',
      scene.undelegate('alice', 'alice', '0.0000 EOS', '0.0000 EOS'),
      'must unstake a positive amount',
    ],
    [
      'taking back more than was staked',
      scene.undelegate('alice', 'alice', '0.0000 EOS', '500.0001 EOS'),
      'insufficient staked cpu bandwidth',
    ],
    ['a refund of nothing', refund('bob'), 'refund request not found'],
  ])('%s', (_, action, message) => {
    expect(scene.refusal(action)).toBe(message);
  });

  test('taking back before the chain is activated', () => {
    const young = new Stage(['alice']);
    expect(young.refusal(young.undelegate('alice', 'alice', '1.0000 EOS', '1.0000 EOS'))).toBe(
      'cannot undelegate bandwidth until the chain is activated (at least 15% of all tokens participate in voting)',
    );
  });
});

describe('what staking does', () => {
  test('a stake for another shows in both accounts, and counts for the vote of who staked', () => {
    scene.push([scene.delegate('alice', 'bob', '3.0000 EOS', '4.5000 EOS')]);
    expect(scene.row<DelegationRow>('eosio', 'alice', 'delband', 'bob')).toEqual({
      from: 'alice',
      to: 'bob',
      net_weight: '3.0000 EOS',
      cpu_weight: '4.5000 EOS',
    });
    expect(scene.row<UserResourcesRow>('eosio', 'bob', 'userres', 'bob')).toMatchObject({
      net_weight: '503.0000 EOS',
      cpu_weight: '504.5000 EOS',
    });
    expect(limits('bob')).toMatchObject({ net: 5_030_000n, cpu: 5_045_000n });
    expect(scene.row<VoterRow>('eosio', 'eosio', 'voters', 'alice')!.staked).toBe(10_075_000n);
    scene.push([scene.undelegate('alice', 'bob', '3.0000 EOS', '4.5000 EOS')]);
    expect(scene.row('eosio', 'alice', 'delband', 'bob')).toBeNull();
    expect(refundOf('alice')).toMatchObject({ net_amount: '3.0000 EOS', cpu_amount: '4.5000 EOS' });
  });

  test('a stake for oneself takes from the pending refund first; the rest is paid', () => {
    const before = parseAsset(scene.balance('alice')!).units;
    scene.push([scene.delegate('alice', 'alice', '1.0000 EOS', '5.0000 EOS')]);
    // CPU: 4.5 of the 5 tokens were in the refund.
    expect(before - parseAsset(scene.balance('alice')!).units).toBe(5_000n);
    expect(refundOf('alice')).toMatchObject({ net_amount: '2.0000 EOS', cpu_amount: '0.0000 EOS' });
  });

  test('a refund is paid three days after the last request, not a second before', () => {
    scene.push([scene.undelegate('alice', 'alice', '1.0000 EOS', '0.0000 EOS')]);
    scene.later(3 * day - 2);
    expect(scene.refusal(refund('alice'))).toBe('refund is not available yet');
    scene.later(2);
    const before = parseAsset(scene.balance('alice')!).units;
    scene.push([refund('alice')]);
    expect(parseAsset(scene.balance('alice')!).units - before).toBe(30_000n);
    expect(refundOf('alice')).toBeNull();
  });

  test('with the transfer flag the receiver owns the stake', () => {
    scene.push([scene.delegate('alice', 'bob', '1.0000 EOS', '1.0000 EOS', true)]);
    expect(scene.row('eosio', 'alice', 'delband', 'bob')).toBeNull();
    expect(scene.row<DelegationRow>('eosio', 'bob', 'delband', 'bob')).toMatchObject({ net_weight: '501.0000 EOS' });
  });

  test('all stakes and refunds together are with eosio.stake', () => {
    const sum = (values: string[]) => values.reduce((total, value) => total + parseAsset(value).units, 0n);
    const staked = scene.rows<DelegationRow>('eosio', 'delband').flatMap(({ row }) => [row.net_weight, row.cpu_weight]);
    const owed = scene.rows<RefundRow>('eosio', 'refunds').flatMap(({ row }) => [row.net_amount, row.cpu_amount]);
    expect(parseAsset(scene.balance('eosio.stake')!).units).toBe(sum(staked) + sum(owed));
  });

  test('limits that the system sets stay whatever is staked, until it lets go of them', () => {
    const set = (name: string, data: object) => systemAction(name, 'eosio', { account: 'bob', ...data });
    expect(scene.refusal(set('setacctcpu', { cpu_weight: null }))).toBe(
      'CPU bandwidth of account is already unmanaged',
    );
    expect(scene.refusal(set('setacctram', { ram_bytes: -1n }))).toBe('not allowed to set RAM limit to unlimited');
    expect(scene.refusal(set('setacctnet', { net_weight: -2n }))).toBe('invalid value for net_weight');
    const own = limits('bob');
    scene.push([set('setacctcpu', { cpu_weight: 7n }), set('setacctram', { ram_bytes: 50_000n })]);
    expect(limits('bob')).toMatchObject({ cpu: 7n, ram: 50_000n });
    scene.push([scene.delegate('alice', 'bob', '1.0000 EOS', '1.0000 EOS')]);
    expect(limits('bob')).toMatchObject({ cpu: 7n, ram: 50_000n, net: own.net + 10_000n });
    scene.push([set('setacctcpu', { cpu_weight: null }), set('setacctram', { ram_bytes: null })]);
    expect(limits('bob')).toMatchObject({ cpu: own.cpu + 10_000n, ram: own.ram });
  });

  test('a transfer of tokens leaves stakes alone', () => {
    const before = limits('alice');
    scene.push([transfer('alice', 'bob', '1.0000 EOS', '')]);
    expect(limits('alice')).toEqual(before);
  });
});
