import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../src/contract.ts';
import { quantity } from '../../src/contracts/amount.ts';
import { feesContract } from '../../src/contracts/fees/fees-contract.ts';
import { rewardContract } from '../../src/contracts/reward/reward-contract.ts';
import { savingContract } from '../../src/contracts/saving/saving-contract.ts';
import type { RexPoolRow, RexReturnPoolRow } from '../../src/contracts/system/rex-rows.ts';
import type { GlobalRow, UserResourcesRow } from '../../src/contracts/system/rows.ts';
import { contractAction, systemAction, transfer } from '../../src/story/actions.ts';
import { deployDistributor } from '../../src/story/fee-distribution.ts';
import { electProducers } from './elected-producers.ts';
import { expectRexBooks, expectSystemBooks, units } from './rex-books.ts';
import { Stage } from './stage.ts';
import { decodeTransfer } from './transfers.ts';

const day = 86_400;
const epoch = 600;

/** Actions of a contract on the account of its name. */
const actionsOf = (contract: Contract) => (name: string, by: string, data: unknown) =>
  contractAction(contract, `eosio.${contract.name}`, name, by, data);
const fees = actionsOf(feesContract);
const reward = actionsOf(rewardContract);
const saving = actionsOf(savingContract);

/** A chain with a REX pool and the contracts, which have no settings. */
function distributors(names: readonly string[] = ['alice']): Stage {
  const stage = new Stage([...names, 'eosio.bonds']);
  for (const contract of [feesContract, rewardContract, savingContract])
    stage.push(deployDistributor(`eosio.${contract.name}`, contract), ['eosio']);
  stage.push([
    systemAction('deposit', 'eosio', { owner: 'eosio', amount: '100000.0000 EOS' }),
    systemAction('buyrex', 'eosio', { from: 'eosio', amount: '100000.0000 EOS' }),
  ]);
  return stage;
}

const held = (stage: Stage, account: string): bigint => units(stage.balance(account) ?? '0.0000 EOS');
const eos = (amount: bigint): string => quantity(amount, '4,EOS');
/** Units in REX' return pool, which lenders get over thirty days. */
const donated = (stage: Stage): bigint =>
  stage.row<RexReturnPoolRow>('eosio', 'eosio', 'rexretpool', 0n)?.pending_bucket_proceeds ?? 0n;
const ramOf = (stage: Stage, owner: string): bigint =>
  stage.row<UserResourcesRow>('eosio', owner, 'userres', owner)?.ram_bytes ?? 0n;

function weigh(stage: Stage, weights: Readonly<Record<string, number>>): void {
  const actions = Object.entries(weights).map(([strategy, weight]) =>
    fees('setstrategy', 'eosio.fees', { strategy, weight }),
  );
  stage.push(actions, ['eosio']);
}

function payFees(stage: Stage, amount: bigint): void {
  stage.push([transfer('eosio', 'eosio.fees', eos(amount), 'fees')]);
}

describe('eosio.fees', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = distributors();
  });
  const distribute = () => fees('distribute', 'alice', {});

  test.each<[string, ReturnType<typeof fees>, string]>([
    ['an epoch of another account', fees('init', 'alice', { epoch_period: 1 }), 'missing authority of eosio.fees'],
    [
      'an epoch without length',
      fees('init', 'eosio.fees', { epoch_period: 0 }),
      'epoch_time_interval must be greater than 0',
    ],
    [
      'a weight of another account',
      fees('setstrategy', 'alice', { strategy: 'donatetorex', weight: 1 }),
      'missing authority of eosio.fees',
    ],
    [
      'no weight',
      fees('setstrategy', 'eosio.fees', { strategy: 'eosio.vpay', weight: 0 }),
      'weight must be greater than 0',
    ],
    [
      'a strategy it does not have',
      fees('setstrategy', 'eosio.fees', { strategy: 'eosio.vpay', weight: 1 }),
      'strategy not defined',
    ],
    [
      'deletion by another account',
      fees('delstrategy', 'alice', { strategy: 'donatetorex' }),
      'missing authority of eosio.fees',
    ],
    [
      'deletion of what is not set',
      fees('delstrategy', 'eosio.fees', { strategy: 'donatetorex' }),
      'strategy not found',
    ],
    ['a distribution before its settings', distribute(), 'singleton does not exist'],
  ])('rejects %s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('keeps one weight per strategy', () => {
    const rows = () => stage.rows('eosio.fees', 'strategies').map(({ row }) => row);
    weigh(stage, { donatetorex: 500, buyramburn: 1000 });
    weigh(stage, { donatetorex: 700 });
    expect(rows()).toEqual([
      { strategy: 'donatetorex', weight: 700 },
      { strategy: 'buyramburn', weight: 1000 },
    ]);
    stage.push([fees('delstrategy', 'eosio.fees', { strategy: 'buyramburn' })], ['eosio']);
    expect(rows()).toEqual([{ strategy: 'donatetorex', weight: 700 }]);
  });

  test('any account distributes, once per epoch, which starts at a multiple of its length', () => {
    stage.push([fees('init', 'eosio.fees', { epoch_period: epoch })], ['eosio']);
    const settings = () => stage.row('eosio.fees', 'eosio.fees', 'settings', 'settings');
    expect(settings()).toEqual({ epoch_time_interval: epoch, next_epoch_timestamp: '1970-01-01T00:00:00' });
    payFees(stage, 12_345n);
    const [all, before] = [held(stage, 'eosio.fees'), donated(stage)];
    stage.push([distribute()]);
    expect(settings()).toEqual({ epoch_time_interval: epoch, next_epoch_timestamp: '2026-11-21T00:10:00' });
    expect([held(stage, 'eosio.fees'), donated(stage) - before]).toEqual([0n, all]);
    payFees(stage, 1n);
    expect(stage.refusal(distribute())).toBe('epoch not finished');
    stage.later(epoch);
    stage.push([distribute()]);
    // A new length keeps the epoch that has begun.
    stage.push([fees('init', 'eosio.fees', { epoch_period: 60 })], ['eosio']);
    expect(settings()).toEqual({ epoch_time_interval: 60, next_epoch_timestamp: '2026-11-21T00:20:00' });
    stage.later(epoch);
    expect(stage.refusal(distribute())).toBe('no fees to distribute');
  });

  test('without strategies nothing moves', () => {
    const idle = distributors();
    idle.push([fees('init', 'eosio.fees', { epoch_period: epoch })], ['eosio']);
    const all = held(idle, 'eosio.fees');
    idle.push([distribute()]);
    expect([held(idle, 'eosio.fees'), all > 0n]).toEqual([all, true]);
  });
});

test('fees become RAM, donations to REX and tokens of other accounts; the buckets of producer pay stay', () => {
  const stage = distributors();
  stage.push([fees('init', 'eosio.fees', { epoch_period: epoch })], ['eosio']);
  weigh(stage, { buyramburn: 10, buyramself: 20, donatetorex: 30, 'eosio.bpay': 25, 'eosio.bonds': 15 });
  payFees(stage, 10_000_000n - held(stage, 'eosio.fees'));
  const accounts = ['eosio.bpay', 'eosio.vpay', 'eosio.bonds', 'eosio.ram'];
  const balances = () => accounts.map((account) => held(stage, account));
  const buckets = () => {
    const { perblock_bucket, pervote_bucket } = stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
    return [perblock_bucket, pervote_bucket];
  };
  const [before, pay, burned] = [balances(), buckets(), ramOf(stage, 'eosio.null')];
  const { action_traces } = stage.push([fees('distribute', 'alice', {})]);
  expect(donated(stage)).toBe(3_000_000n);
  // RAM costs what is paid without the fee of 0.5%, which returns to eosio.fees.
  expect(balances().map((now, i) => now - before[i]!)).toEqual([2_500_000n, 0n, 1_500_000n, 995_000n + 1_990_000n]);
  expect(held(stage, 'eosio.fees')).toBe(5_000n + 10_000n);
  expect(buckets()).toEqual(pay);
  expect([ramOf(stage, 'eosio.null') > burned, ramOf(stage, 'eosio.fees') > 0n]).toEqual([true, true]);
  const sent = action_traces.flatMap((trace) => decodeTransfer(trace) ?? []);
  expect(sent.filter(({ memo }) => memo === 'system fees').map(({ to }) => to)).toEqual([
    'eosio.bonds',
    'eosio.bpay',
    'eosio.rex',
  ]);
  expectRexBooks(stage, 0n);
  expectSystemBooks(stage);
});

test('shares are proportional to weights, rounded down; the remainder is less than one unit per strategy', () => {
  const stage = distributors();
  stage.push([fees('init', 'eosio.fees', { epoch_period: epoch })], ['eosio']);
  const weight = fc.integer({ min: 1, max: 65_535 });
  const amount = fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 10n ** 11n));
  fc.assert(
    fc.property(weight, weight, weight, amount, (rex, bpay, bonds, added) => {
      stage.later(epoch);
      weigh(stage, { donatetorex: rex, 'eosio.bpay': bpay, 'eosio.bonds': bonds });
      payFees(stage, added);
      const all = held(stage, 'eosio.fees');
      const state = () => [held(stage, 'eosio.rex'), held(stage, 'eosio.bpay'), held(stage, 'eosio.bonds')];
      const before = state();
      stage.push([fees('distribute', 'alice', {})]);
      const shares = state().map((now, i) => now - before[i]!);
      const total = BigInt(rex + bpay + bonds);
      expect(shares).toEqual([rex, bpay, bonds].map((each) => (all * BigInt(each)) / total));
      const left = held(stage, 'eosio.fees');
      expect(left).toBe(all - shares.reduce((sum, share) => sum + share, 0n));
      expect(left >= 0n && left < 3n).toBe(true);
    }),
    { numRuns: 25 },
  );
  expectSystemBooks(stage);
});

describe('eosio.saving', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = distributors();
  });
  const divide = (by: string, ...accounts: [account: string, percent: number][]) =>
    saving('setdistrib', by, { accounts: accounts.map(([account, percent]) => ({ account, percent })) });
  const claim = (by: string, claimer = by) => saving('claim', by, { claimer });
  const claimable = () => stage.rows('eosio.saving', 'claimers').map(({ row }) => row);

  test.each<[string, ReturnType<typeof saving>, string]>([
    ['another account', divide('alice', ['alice', 10_000]), 'missing authority of eosio.saving'],
    ['an account that is not there', divide('eosio.saving', ['missing', 10_000]), 'Account does not exist: missing'],
    ['no percentage', divide('eosio.saving', ['alice', 0]), 'Only positive percentages are allowed'],
    ['too much', divide('eosio.saving', ['alice', 9000], ['eosio', 1001]), 'Total percentage exceeds 100%'],
    ['too little', divide('eosio.saving', ['alice', 9999]), 'Total percentage does not equal 100%'],
    ['a claim without a balance', claim('alice'), 'Distribution account does not exists'],
    ['a claim for another account', claim('eosio', 'alice'), 'missing authority of alice'],
  ])('rejects %s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('divides what it receives, keeps its own part and the remainder, and pays claims once', () => {
    const pay = (amount: bigint) => stage.push([transfer('eosio', 'eosio.saving', eos(amount), '')]);
    pay(7n);
    expect(claimable()).toEqual([]);
    stage.push([divide('eosio.saving', ['alice', 3333], ['eosio.grants', 3333], ['eosio.saving', 3334])], ['eosio']);
    pay(100n);
    pay(1n);
    expect(claimable()).toEqual([
      { account: 'alice', balance: '0.0033 EOS' },
      { account: 'eosio.grants', balance: '0.0033 EOS' },
    ]);
    const before = held(stage, 'alice');
    const { action_traces } = stage.push([claim('alice')]);
    expect(held(stage, 'alice') - before).toBe(33n);
    expect(action_traces.flatMap((trace) => decodeTransfer(trace)?.memo ?? [])).toEqual([
      'eosio.saving distribution claim',
    ]);
    expect(held(stage, 'eosio.saving')).toBe(75n);
    expect(stage.refusal(claim('alice'))).toBe('Distribution account does not exists');
    stage.push([divide('eosio.saving')], ['eosio']);
    pay(100n);
    expect(claimable()).toHaveLength(1);
  });
});

describe('eosio.reward', () => {
  const makers = ['makera', 'makerb', 'makerc'] as const;
  const distribute = () => reward('distribute', 'alice', {});
  const weighReward = (by: string, strategy: string, weight: number) => reward('setstrategy', by, { strategy, weight });

  test('rejects missing authority, unknown strategies and an empty distribution', () => {
    const stage = distributors();
    expect(stage.refusal(weighReward('alice', 'eosio.rex', 1))).toBe('missing authority of eosio.reward');
    expect(stage.refusal(weighReward('eosio.reward', 'donatetorex', 1))).toBe('strategy not defined');
    expect(stage.refusal(weighReward('eosio.reward', 'eosio.rex', 0))).toBe('weight must be greater than 0');
    const remove = (by: string) => reward('delstrategy', by, { strategy: 'eosio.rex' });
    expect(stage.refusal(remove('alice'))).toBe('missing authority of eosio.reward');
    expect(stage.refusal(remove('eosio.reward'))).toBe('strategy not found');
    expect(stage.refusal(distribute())).toBe('no balance with specified symbol');
    stage.push([transfer('eosio', 'eosio.reward', '3.0001 EOS', '')]);
    stage.push([weighReward('eosio.reward', 'eosio.rex', 2), weighReward('eosio.reward', 'eosio.bonds', 1)], ['eosio']);
    const before = held(stage, 'eosio.bonds');
    stage.push([distribute()]);
    // A third of 30001 units, and two thirds: one remains, less than the weights can divide.
    expect([held(stage, 'eosio.bonds') - before, donated(stage)]).toEqual([10_000n, 20_000n]);
    expect(held(stage, 'eosio.reward')).toBe(1n);
    stage.push([distribute()]);
    expect(held(stage, 'eosio.reward')).toBe(1n);
  });

  test('the savings of inflation reach lenders by way of eosio.saving', () => {
    const stage = distributors(['alice', 'whale', ...makers]);
    const accounts = [
      { account: 'eosio.reward', percent: 6000 },
      { account: 'eosio.grants', percent: 4000 },
    ];
    stage.push([saving('setdistrib', 'eosio.saving', { accounts })], ['eosio']);
    stage.push([weighReward('eosio.reward', 'eosio.rex', 10_000)], ['eosio']);
    // The account's balance is created by its first transfer: as on the public chain, distribute reads it first.
    stage.push([transfer('eosio', 'eosio.reward', '0.0001 EOS', '')]);
    electProducers(stage, makers);
    stage.later(61);
    for (let i = 0; i < 12; i++) stage.later(1);
    stage.later(day);
    stage.push([systemAction('claimrewards', 'makera', { owner: 'makera' })]);
    const saved = held(stage, 'eosio.saving');
    const due = (saved * 6000n) / 10_000n;
    expect(saved).toBeGreaterThan(0n);
    const buckets = stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
    const lendable = () => stage.row<RexPoolRow>('eosio', 'eosio', 'rexpool', 0n)!.total_lendable;
    const before = lendable();
    stage.push([distribute()]);
    expect([donated(stage), held(stage, 'eosio.reward'), saved - held(stage, 'eosio.saving')]).toEqual([
      due + 1n,
      0n,
      due,
    ]);
    expect(lendable()).toBe(before);
    const { perblock_bucket, pervote_bucket } = stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
    expect([perblock_bucket, pervote_bucket]).toEqual([buckets.perblock_bucket, buckets.pervote_bucket]);
    stage.later(31 * day);
    stage.push([systemAction('rexexec', 'alice', { user: 'alice', max: 2 })]);
    expect(units(lendable()) - units(before)).toBe(due + 1n);
    expectRexBooks(stage, 0n);
    expectSystemBooks(stage);
  });
});
