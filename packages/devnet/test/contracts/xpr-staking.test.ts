import { parseAsset } from '@antescope/codec/chain/asset';
import { stakingApr, voterReward, xprInflation } from '@antescope/economics/xpr-staking';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Global4Row } from '../../src/contracts/system/rows.ts';
import { xprSystemContract } from '../../src/contracts/system/system-contract.ts';
import type { XprPoolRow, XprRefundRow, XprVoterRow } from '../../src/contracts/system/xpr/xpr-rows.ts';
import { contractAction, systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { Stage } from './stage.ts';

const producers = ['producer1111', 'producer1112', 'producer1113', 'producer1114', 'producer1115'];
const day = 86_400;

const act = (name: string, by: string, data: unknown) => contractAction(xprSystemContract, 'eosio', name, by, data);
const stake = (owner: string, amount: string) =>
  act('stakexpr', owner, { from: owner, receiver: owner, stake_xpr_quantity: amount });
const unstake = (owner: string, amount: string) =>
  act('unstakexpr', owner, { from: owner, receiver: owner, unstake_xpr_quantity: amount });
const vote = (voter: string, names: readonly string[]) =>
  systemAction('voteproducer', voter, { voter, proxy: '', producers: names });

let stage: Stage;

beforeEach(() => {
  stage = new Stage(['alice', 'bob', 'carol', 'whale1111111', ...producers], xprSystemContract);
  stage.push(
    ['xpr.stake', 'yield.farms', 'cfund.proton'].flatMap((name) => [
      stage.newAccount('eosio', name),
      systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: 8192 }),
    ]),
    ['eosio'],
  );
  const register = (producer: string) => {
    const producer_key = devPublicKey('stage', producer);
    return systemAction('regproducer', producer, { producer, producer_key, url: '', location: 0 });
  };
  stage.push(producers.map(register));
  // Activates the chain.
  stage.push([stage.delegate('eosio', 'whale1111111', '100000000.0000 EOS', '100000000.0000 EOS', true)]);
  stage.push([vote('whale1111111', producers.slice(0, 4))]);
});

const voter = (owner: string) => stage.row<XprVoterRow>('eosio', 'eosio', 'votersxpr', owner);
const pool = () => stage.row<XprPoolRow>('eosio', 'eosio', 'globalsd', 'globalsd')!;

test('stake is moved to the staking account and counts in votes', () => {
  stage.push([stake('alice', '250.0000 EOS')]);
  expect(voter('alice')).toMatchObject({ staked: 2_500_000n, isqualified: false, claimamount: 0n });
  expect(stage.row('eosio', 'alice', 'delxpr', 'alice')).toEqual({
    from: 'alice',
    to: 'alice',
    quantity: '250.0000 EOS',
  });
  expect(stage.balance('xpr.stake')).toBe('250.0000 EOS');
  expect(stage.row<{ staked: bigint }>('eosio', 'eosio', 'voters', 'alice')?.staked).toBe(12_500_000n);
  expect(pool().totalstaked).toBe(2_500_000n);
  expect(
    stage.refusal(act('stakexpr', 'alice', { from: 'alice', receiver: 'bob', stake_xpr_quantity: '1.0000 EOS' })),
  ).toBe('At this point you can only stake to yourself');
  expect(stage.refusal(stake('alice', '0.0000 EOS'))).toBe('must stake a positive amount');
});

test('unstaking is paid after a day, which every unstaking restarts; staking uses the refund first', () => {
  stage.push([stake('alice', '250.0000 EOS')]);
  expect(stage.refusal(unstake('alice', '250.0001 EOS'))).toBe(
    'insufficient staked XPR tokens. You tried to unstake 250.0001 EOS but available amount is 250.0000 EOS',
  );
  stage.push([unstake('alice', '100.0000 EOS')]);
  const refund = () => stage.row<XprRefundRow>('eosio', 'alice', 'refundsxpr', 'alice');
  expect(refund()?.quantity).toBe('100.0000 EOS');
  expect(stage.refusal(act('refundxpr', 'alice', { owner: 'alice' }))).toMatch(
    /^refund is not available yet\. Please wait (23 hours 59|24 hours 0) minutes \d+ seconds$/,
  );
  stage.later(day / 2);
  stage.push([unstake('alice', '50.0000 EOS')]);
  stage.later(day / 2 + 60);
  expect(stage.refusal(act('refundxpr', 'alice', { owner: 'alice' }))).toMatch(/^refund is not available yet/);
  const before = parseAsset(stage.balance('alice')!).units;
  stage.push([stake('alice', '30.0000 EOS')]);
  expect(refund()?.quantity).toBe('120.0000 EOS');
  expect(parseAsset(stage.balance('alice')!).units).toBe(before);
  stage.later(day);
  stage.push([act('refundxpr', 'alice', { owner: 'alice' })]);
  expect(parseAsset(stage.balance('alice')!).units).toBe(before + 1_200_000n);
  expect(refund()).toBeNull();
  stage.push([unstake('alice', '130.0000 EOS')]);
  expect(stage.row('eosio', 'alice', 'delxpr', 'alice')).toBeNull();
});

test('a ballot has at most four producers, and four qualify for rewards', () => {
  stage.push([stake('alice', '250.0000 EOS'), stake('bob', '50.0000 EOS')]);
  expect(stage.refusal(vote('alice', producers))).toBe('attempt to vote for too many producers');
  stage.push([vote('alice', producers.slice(0, 4)), vote('bob', producers.slice(0, 3))]);
  expect([voter('alice')?.isqualified, voter('bob')?.isqualified]).toEqual([true, false]);
  expect(pool()).toMatchObject({ totalstaked: 3_000_000n, totalrstaked: 2_500_000n, totalrvoters: 1n });
  stage.push([stake('alice', '1.0000 EOS')]);
  expect(pool().totalrstaked).toBe(2_510_000n);
  stage.push([vote('alice', [])]);
  expect(pool()).toMatchObject({ totalrstaked: 0n, totalrvoters: 0n });
});

describe('rewards', () => {
  beforeEach(() => {
    stage.push([stake('alice', '250.0000 EOS'), stake('bob', '50.0000 EOS'), stake('carol', '700.0000 EOS')]);
    stage.push([vote('alice', producers.slice(0, 4)), vote('bob', producers.slice(1, 5)), vote('carol', [])]);
    stage.later(day + 1);
  });

  test("inflation is distributed to the last unit by the pages' formula", () => {
    const supplies = () => parseAsset(stage.rows<{ supply: string }>('eosio.token', 'stat')[0]!.row.supply).units;
    const global = () =>
      stage.row<{ last_pervote_bucket_fill: string; perblock_bucket: bigint; pervote_bucket: bigint }>(
        'eosio',
        'eosio',
        'global',
        'global',
      )!;
    const rules = stage.row<Global4Row>('eosio', 'eosio', 'global4', 'global4')!;
    const supply = supplies();
    const since = Date.parse(`${global().last_pervote_bucket_fill}Z`);
    stage.push([systemAction('claimrewards', 'producer1111', { owner: 'producer1111' })]);
    const micros = BigInt(Date.parse(`${global().last_pervote_bucket_fill}Z`) - since) * 1000n;
    const expected = xprInflation(
      supply,
      {
        continuousRate: rules.continuous_rate,
        inflationPayFactor: rules.inflation_pay_factor,
        votePayFactor: rules.votepay_factor,
      },
      micros,
    );
    expect(supplies() - supply).toBe(expected.all);
    expect(parseAsset(stage.balance('yield.farms')!).units).toBe(expected.farms);
    expect(parseAsset(stage.balance('cfund.proton')!).units).toBe(expected.consortium);
    expect(parseAsset(stage.balance('eosio.saving')!).units).toBe(expected.staking);
    // Some of the pool may be in distribution already.
    expect(pool().pool + pool().processQuant + pool().notclaimed).toBe(expected.staking);
    expect(stakingApr(expected.staking, pool().totalstaked)).toBeGreaterThan(0n);
  });

  test('the pool is shared by stake among voters with four votes, and claimed once per day', () => {
    stage.push([systemAction('claimrewards', 'producer1111', { owner: 'producer1111' })]);
    const { pool: units, totalrstaked } = pool();
    stage.later(day / 2 + 1);
    stage.later(1);
    expect(voter('alice')?.claimamount).toBe(voterReward(units, 2_500_000n, totalrstaked));
    expect(voter('bob')?.claimamount).toBe(voterReward(units, 500_000n, totalrstaked));
    expect(voter('carol')?.claimamount).toBe(0n);
    expect(pool().notclaimed + pool().pool).toBe(units);
    expect(stage.refusal(act('voterclaim', 'carol', { owner: 'carol' }))).toBe('Nothing to claim.');

    const before = parseAsset(stage.balance('alice')!).units;
    stage.push([act('voterclaim', 'alice', { owner: 'alice' })]);
    expect(parseAsset(stage.balance('alice')!).units).toBe(before + voterReward(units, 2_500_000n, totalrstaked));
    expect(stage.refusal(act('voterclaim', 'alice', { owner: 'alice' }))).toMatch(
      /^Your last claim was less than 24h ago/,
    );

    stage.push([act('voterclaimst', 'bob', { owner: 'bob' })]);
    expect(voter('bob')?.staked).toBe(500_000n + voterReward(units, 500_000n, totalrstaked));
  });

  test('a distribution in batches gives the same shares', () => {
    const settings = {
      max_bp_per_vote: 4n,
      min_bp_reward: 4n,
      unstake_period: 86_400n,
      process_by: 1n,
      process_interval: 10_800n,
      voters_claim_interval: 86_400n,
    };
    stage.push([act('setxprvconf', 'eosio', settings)]);
    stage.push([systemAction('claimrewards', 'producer1111', { owner: 'producer1111' })]);
    const { pool: units, totalrstaked } = pool();
    stage.later(10_801);
    expect(pool()).toMatchObject({ isprocessing: true, processFrom: 'bob' });
    // Stake added during a distribution counts in the next one.
    stage.push([stake('bob', '10.0000 EOS')]);
    for (let i = 0; i < 4; i++) stage.later(1);
    expect(pool().isprocessing).toBe(false);
    expect(voter('bob')?.claimamount).toBe(voterReward(units, 500_000n, totalrstaked));
  });
});
