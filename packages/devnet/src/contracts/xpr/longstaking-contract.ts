import { nameToU64 } from '@antescope/codec/chain/name';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { longStakePayout } from '@antescope/economics/xpr-staking';
import type { ApplyContext, Contract, SecondaryKeys, Table } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { coreSymbolOf } from '../system/system.ts';
import type { FeedDataRow } from './feeds-contract.ts';
import { incomingTransfer, payOut, type Transfer } from '../pay-out.ts';

/** Row of `plans`; `multiplier` 105 is 105%. */
interface PlanRow {
  index: bigint;
  oracle_index: bigint;
  plan_days: bigint;
  multiplier: bigint;
  is_stake_active: boolean;
  is_claim_active: boolean;
}

/** Row of `stakes`; second index: account. */
interface StakeRow {
  index: bigint;
  plan_index: bigint;
  account: string;
  start_time: string;
  staked: string;
  /** Value of the plan's feed at the start. */
  oracle_price: number;
}

const token = 'eosio.token';
/** Whole tokens. */
const minimum = 100n;
const microsPerDay = 86_400_000_000n;

/** longstaking: stakes over a fixed period that make up for a lower price (XPRNetwork/xpr-longstaking). */
export const longStakingContract: Contract = {
  name: 'longstaking',
  version: 1,
  abi: abiOf({
    structs: {
      Plan:
        'index uint64, oracle_index uint64, plan_days uint64, multiplier uint64, is_stake_active bool, ' +
        'is_claim_active bool',
      Stake: 'index uint64, plan_index uint64, account name, start_time time_point, staked asset, oracle_price float64',
    },
    actions: {
      addplan: 'oracle_index uint64, plan_days uint64, multiplier uint64, is_stake_active bool, is_claim_active bool',
      changeoracle: 'plan_index uint64, oracle_index uint64',
      changeprice: 'stake_index uint64, oracle_price float64',
      setplanstake: 'plan_index uint64, is_stake_active bool',
      setplanclaim: 'plan_index uint64, is_claim_active bool',
      claimstake: 'account name, stake_index uint64',
      cancelstake: 'account name, stake_index uint64',
      stakereceipt: 'stake Stake',
    },
    tables: { plans: 'Plan', stakes: 'Stake' },
  }),
  apply(ctx) {
    const received = ctx.action.account === token ? incomingTransfer(ctx) : null;
    if (received !== null) start(ctx, received);
    else dispatch(ctx, handlers);
  },
};

const handlers = {
  addplan: withData(addPlan),
  changeoracle: withData((ctx, data: { plan_index: bigint; oracle_index: bigint }) =>
    changePlan(ctx, data.plan_index, { oracle_index: data.oracle_index }),
  ),
  setplanstake: withData((ctx, data: { plan_index: bigint; is_stake_active: boolean }) =>
    changePlan(ctx, data.plan_index, { is_stake_active: data.is_stake_active }),
  ),
  setplanclaim: withData((ctx, data: { plan_index: bigint; is_claim_active: boolean }) =>
    changePlan(ctx, data.plan_index, { is_claim_active: data.is_claim_active }),
  ),
  changeprice: withData((ctx, data: { stake_index: bigint; oracle_price: number }) => {
    ctx.requireAuth(ctx.receiver);
    check(ctx, stakes(ctx).has(data.stake_index), 'stake not found');
    stakes(ctx).modify(data.stake_index, null, (row) => void (row.oracle_price = data.oracle_price));
  }),
  claimstake: withData(claim),
  cancelstake: withData(cancel),
  stakereceipt: withData((ctx: ApplyContext) => ctx.requireAuth(ctx.receiver)),
};

const plans = (ctx: ApplyContext): Table<PlanRow> => ctx.table<PlanRow>('plans');
const stakes = (ctx: ApplyContext): Table<StakeRow> => ctx.table<StakeRow>('stakes');
const keysOf = ({ account }: StakeRow): SecondaryKeys => [{ type: 'idx64', key: nameToU64(account) }];

function addPlan(ctx: ApplyContext, data: Omit<PlanRow, 'index'>): void {
  ctx.requireAuth(ctx.receiver);
  const index = plans(ctx).availablePrimaryKey();
  plans(ctx).emplace(ctx.receiver, index, { index, ...data });
}

function changePlan(ctx: ApplyContext, index: bigint, change: Partial<PlanRow>): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, plans(ctx).has(index), 'plan not found');
  plans(ctx).modify(index, null, (row) => Object.assign(row, change));
}

/** A transfer starts a stake; its memo is the plan's index. */
function start(ctx: ApplyContext, { from, quantity: staked, memo }: Transfer): void {
  if (from === 'eosio') return;
  const symbol = coreSymbolOf(ctx, 'eosio');
  check(ctx, symbolOf(staked) === symbol, 'invalid token');
  const least = quantity(minimum * 10n ** BigInt(symbol.split(',')[0]!), symbol);
  check(ctx, unitsOf(staked) >= unitsOf(least), `minimum stake quantity is ${least}`);
  check(ctx, /^\d{1,18}$/.test(memo), 'invalid plan index');
  const plan = plans(ctx).get(BigInt(memo));
  check(ctx, plan !== null, 'plan not found');
  check(ctx, plan.is_stake_active, 'plan is not available to be staked to');
  const row: StakeRow = {
    index: stakes(ctx).availablePrimaryKey(),
    plan_index: plan.index,
    account: from,
    start_time: microsToTimePoint(ctx.now),
    staked,
    oracle_price: priceOf(ctx, plan),
  };
  stakes(ctx).emplace(ctx.receiver, row.index, row, keysOf(row));
}

interface Claim {
  account: string;
  stake_index: bigint;
}

function claim(ctx: ApplyContext, { account, stake_index }: Claim): void {
  check(ctx, ctx.hasAuth(account) || ctx.hasAuth(ctx.receiver), 'invalid auth');
  const stake = stakes(ctx).get(stake_index);
  check(ctx, stake !== null, 'stake not found');
  const plan = plans(ctx).get(stake.plan_index);
  check(ctx, plan !== null, 'plan not found');
  check(ctx, plan.is_claim_active, 'plan is not available to be claimed');
  checkOwnEnded(ctx, stake, plan, account);
  const staked = unitsOf(stake.staked);
  const terms = { staked, multiplier: plan.multiplier, startPrice: stake.oracle_price };
  const payout = longStakePayout(terms, priceOf(ctx, plan));
  check(ctx, payout.state !== 'no-price', 'invalid current oracle price');
  check(ctx, payout.state !== 'ratio-too-high', 'oracle ratio too high');
  if (payout.state !== 'paid') return;
  const symbol = symbolOf(stake.staked);
  if (payout.units > staked) issue(ctx, quantity(payout.units - staked, symbol));
  payOut(ctx, account, { quantity: quantity(payout.units, symbol), contract: token }, 'Long Stake Claim Payout!');
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: ctx.receiver, name: 'stakereceipt', authorization, data: { stake } });
  stakes(ctx).erase(stake_index);
}

function cancel(ctx: ApplyContext, { account, stake_index }: Claim): void {
  ctx.requireAuth(account);
  const stake = stakes(ctx).get(stake_index);
  check(ctx, stake !== null, 'stake not found');
  const plan = plans(ctx).get(stake.plan_index);
  check(ctx, plan !== null, 'plan not found');
  checkOwnEnded(ctx, stake, plan, account);
  payOut(ctx, account, { quantity: stake.staked, contract: token }, 'Long Stake - Cancel Stake');
  stakes(ctx).erase(stake_index);
}

function checkOwnEnded(ctx: ApplyContext, stake: StakeRow, plan: PlanRow, account: string): void {
  const end = timePointToMicros(stake.start_time) + plan.plan_days * microsPerDay;
  check(ctx, ctx.now / 1_000_000n >= end / 1_000_000n, 'stake has not ended yet.');
  check(ctx, account === stake.account, 'invalid claiming account');
}

/** Issues the tokens beyond the stake with the system account's permission of this contract. */
function issue(ctx: ApplyContext, amount: string): void {
  const authorization = [{ actor: 'eosio', permission: 'longstaking' }];
  const memo = 'Long Stake Internal Tokens Issue';
  ctx.sendInline({ account: token, name: 'issue', authorization, data: { to: 'eosio', quantity: amount, memo } });
  const data = { from: 'eosio', to: ctx.receiver, quantity: amount, memo: 'Long Stake Internal Transfer' };
  ctx.sendInline({ account: token, name: 'transfer', authorization, data });
}

function priceOf(ctx: ApplyContext, plan: PlanRow): number {
  const feed = ctx.table<FeedDataRow>('data', { code: 'oracles', scope: 'oracles' }).get(plan.oracle_index);
  check(ctx, feed !== null, 'oracle not found');
  check(ctx, feed.aggregate.d_double !== null, 'invalid data_variant get');
  return feed.aggregate.d_double;
}
