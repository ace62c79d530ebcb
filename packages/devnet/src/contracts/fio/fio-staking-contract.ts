import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { requireAvailable } from './fio-balance.ts';
import { collectFee, ownHandle } from './fio-fees.ts';
import { rowBy } from './fio-lookup.ts';
import { numberKey } from './fio-names.ts';
import type { StakePoolRow, StakeRow } from './fio-rows.ts';

interface StakeData {
  fio_address: string;
  amount: bigint;
  max_fee: bigint;
  tpid: string;
  actor: string;
}

const stakeFields = 'fio_address string, amount int64, max_fee int64, tpid string, actor name';
const weekSeconds = 7n * 86_400n;

/**
 * fio.staking: staking reward points (SRPs) at the current rate of exchange (ROE). Unstaked tokens are locked for a
 * week. Rewards minted from the reserve are not implemented, so the ROE changes by unstaking only.
 */
export const fioStakingContract: Contract = {
  name: 'fio-staking',
  version: 1,
  abi: abiOf({
    structs: {
      account_staking_info: 'id uint64, account name, total_srp uint64, total_staked_fio uint64',
      global_staking_state:
        'staked_token_pool uint64, combined_token_pool uint64, last_combined_token_pool uint64, ' +
        'rewards_token_pool uint64, global_srp_count uint64, last_global_srp_count uint64, ' +
        'daily_staking_rewards uint64, staking_rewards_reserves_minted uint64',
    },
    actions: { stakefio: stakeFields, unstakefio: stakeFields },
    tables: { accountstake: 'account_staking_info', staking: 'global_staking_state' },
  }),
  apply: (ctx) => dispatch(ctx, { stakefio: withData(stake), unstakefio: withData(unstake) }),
};

function stake(ctx: ApplyContext, data: StakeData): void {
  ctx.requireAuth(data.actor);
  check(ctx, data.amount > 0n, 'Invalid amount value');
  const fee = takeFee(ctx, 'stake_fio_tokens', data);
  requireAvailable(ctx, data.actor, data.amount + fee);
  const pool = poolOf(ctx);
  // 0.5 FIO per point before the first stake.
  const points =
    pool.combined_token_pool === 0n
      ? data.amount * 2n
      : (data.amount * pool.global_srp_count) / pool.combined_token_pool;
  changeStake(ctx, data.actor, data.amount, points);
  savePool(ctx, {
    ...pool,
    staked_token_pool: pool.staked_token_pool + data.amount,
    combined_token_pool: pool.combined_token_pool + data.amount,
    global_srp_count: pool.global_srp_count + points,
  });
}

function unstake(ctx: ApplyContext, data: StakeData): void {
  ctx.requireAuth(data.actor);
  check(ctx, data.amount > 0n, 'Invalid amount value');
  const own = rowBy(ctx.table<StakeRow>('accountstake'), 0, nameToU64(data.actor))?.row;
  check(ctx, own !== undefined, 'Account has no staked tokens');
  check(ctx, own.total_staked_fio >= data.amount, 'Cannot unstake more than staked.');
  const fee = takeFee(ctx, 'unstake_fio_tokens', data);
  requireAvailable(ctx, data.actor, fee);
  const points = (own.total_srp * data.amount) / own.total_staked_fio;
  const pool = poolOf(ctx);
  changeStake(ctx, data.actor, -data.amount, -points);
  savePool(ctx, {
    ...pool,
    staked_token_pool: pool.staked_token_pool - data.amount,
    combined_token_pool: pool.combined_token_pool - data.amount,
    global_srp_count: pool.global_srp_count - points,
  });
  ctx.sendInline({
    account: 'eosio',
    name: 'addlocked',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: {
      owner: data.actor,
      can_vote: 1,
      periods: [{ duration: weekSeconds, amount: data.amount }],
      amount: data.amount,
    },
  });
}

function takeFee(ctx: ApplyContext, endPoint: string, { fio_address, actor, max_fee, tpid }: StakeData): bigint {
  if (fio_address !== '') ownHandle(ctx, fio_address, actor);
  const bundles = fio_address === '' ? {} : { bundlesOf: fio_address };
  return collectFee(ctx, { endPoint, actor, maxFee: max_fee, tpid, ...bundles });
}

function changeStake(ctx: ApplyContext, account: string, amount: bigint, points: bigint): void {
  const stakes = ctx.table<StakeRow>('accountstake');
  const found = rowBy(stakes, 0, nameToU64(account));
  if (found === null) {
    const id = stakes.availablePrimaryKey();
    const row = { id, account, total_srp: points, total_staked_fio: amount };
    stakes.emplace(ctx.receiver, id, row, [numberKey(nameToU64(account))]);
    return;
  }
  stakes.modify(found.id, null, (row) => {
    row.total_srp += points;
    row.total_staked_fio += amount;
  });
}

const noStake: StakePoolRow = {
  staked_token_pool: 0n,
  combined_token_pool: 0n,
  last_combined_token_pool: 0n,
  rewards_token_pool: 0n,
  global_srp_count: 0n,
  last_global_srp_count: 0n,
  daily_staking_rewards: 0n,
  staking_rewards_reserves_minted: 0n,
};

function poolOf(ctx: ApplyContext): StakePoolRow {
  return ctx.table<StakePoolRow>('staking').get('staking') ?? noStake;
}

function savePool(ctx: ApplyContext, pool: StakePoolRow): void {
  const table = ctx.table<StakePoolRow>('staking');
  if (table.has('staking')) table.modify('staking', null, (row) => void Object.assign(row, pool));
  else table.emplace(ctx.receiver, 'staking', pool);
}
