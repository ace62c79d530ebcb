import { nameToU64 } from '@antescope/codec/chain/name';
import { readAsset } from '../../account/read-account.ts';
import { readDouble } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';

/** Terms of a long stake. */
export interface LongStakePlan {
  index: string;
  /** Feed of the oracle whose price it follows. */
  feed: string;
  days: number;
  /** 105 is 105%. */
  multiplier: string;
  open: boolean;
  claimable: boolean;
}

/** longstaking::plans */
export const longStakePlans: TableDefinition<LongStakePlan> = {
  id: 'longstaking.plans',
  code: () => 'longstaking',
  scope: () => 'longstaking',
  table: 'plans',
  pageSize: 100,
  keyType: 'i64',
  keyOf: (row) => row.at('index').integer(),
  read: (row) => ({
    index: row.at('index').integer(),
    feed: row.at('oracle_index').integer(),
    days: row.at('plan_days').number(),
    multiplier: row.at('multiplier').integer(),
    open: row.at('is_stake_active').flag(),
    claimable: row.at('is_claim_active').flag(),
  }),
};

export interface LongStakeRow {
  index: string;
  plan: string;
  account: string;
  start: string;
  /** Asset text. */
  staked: string;
  /** Price at the start, decimal text. */
  price: string;
}

/** longstaking::stakes by account, the table's second index. */
export const longStakesByAccount: TableDefinition<LongStakeRow> = {
  ...longStakePlans,
  id: 'longstaking.stakes.byaccount',
  table: 'stakes',
  index: { position: '2', keyType: 'i64' },
  keyOf: (row) => row.at('index').integer(),
  read: (row) => ({
    index: row.at('index').integer(),
    plan: row.at('plan_index').integer(),
    account: row.at('account').text(),
    start: row.at('start_time').time(),
    staked: readAsset(row.at('staked')),
    price: readDouble(row.at('oracle_price')),
  }),
};

/** Bounds of an account's rows in {@link longStakesByAccount}. */
export function stakesOf(account: string): { lower: string; upper: string } {
  const key = nameToU64(account).toString();
  return { lower: key, upper: key };
}

export const longStakingTables = [longStakePlans, longStakesByAccount];
