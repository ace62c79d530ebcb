import type { Field } from '../../core/fields.ts';
import { readDouble, readTimeOrNull } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofContract, onlyRow } from './system-table.ts';

/** The system contract's state, with the chain's limits that it set. Amounts are units of the system token. */
export interface GlobalState {
  maxRamSize: string;
  ramReserved: string;
  ramStake: string;
  lastScheduleUpdate: string | null;
  /** When inflation was last paid out; null before the first time. */
  lastBucketFill: string | null;
  votePayBucket: string;
  blockPayBucket: string;
  unpaidBlocks: number;
  activatedStake: string;
  /** When enough had voted for the chain to be governed by votes. */
  activated: string | null;
  scheduleSize: number;
  totalVoteWeight: string;
  lastNameClose: string | null;
  limits: ChainLimits;
}

export interface ChainLimits {
  maxBlockNet: string;
  targetBlockNetShare: number;
  maxTransactionNet: string;
  maxBlockCpu: number;
  /** Hundredths of a percent of the block's limit above which limits shrink. */
  targetBlockCpuShare: number;
  maxTransactionCpu: number;
  minTransactionCpu: number;
  maxTransactionLifetime: number;
  maxTransactionDelay: number;
  maxInlineActionSize: number;
  maxInlineActionDepth: number;
  maxAuthorityDepth: number;
}

/** FIO grants RAM instead of selling it: its row has no RAM fields. */
function integerOrZero(field: Field): string {
  return field.missing ? '0' : field.integer();
}

/** eosio::global; FIO names votes and their start in its own way. */
export const globalState: TableDefinition<GlobalState> = onlyRow('global', (row) => ({
  maxRamSize: integerOrZero(row.at('max_ram_size')),
  ramReserved: integerOrZero(row.at('total_ram_bytes_reserved')),
  ramStake: integerOrZero(row.at('total_ram_stake')),
  lastScheduleUpdate: readTimeOrNull(row.at('last_producer_schedule_update')),
  lastBucketFill: readTimeOrNull(row.at('last_pervote_bucket_fill')),
  votePayBucket: row.at('pervote_bucket').integer(),
  blockPayBucket: row.at('perblock_bucket').integer(),
  unpaidBlocks: row.at('total_unpaid_blocks').number(),
  activatedStake: row
    .at(row.at('total_activated_stake').missing ? 'total_voted_fio' : 'total_activated_stake')
    .integer(),
  activated: readTimeOrNull(
    row.at(row.at('thresh_activated_stake_time').missing ? 'thresh_voted_fio_time' : 'thresh_activated_stake_time'),
  ),
  scheduleSize: row.at('last_producer_schedule_size').number(),
  totalVoteWeight: readDouble(row.at('total_producer_vote_weight')),
  lastNameClose: readTimeOrNull(row.at('last_name_close')),
  limits: {
    maxBlockNet: row.at('max_block_net_usage').integer(),
    targetBlockNetShare: row.at('target_block_net_usage_pct').number(),
    maxTransactionNet: row.at('max_transaction_net_usage').integer(),
    maxBlockCpu: row.at('max_block_cpu_usage').number(),
    targetBlockCpuShare: row.at('target_block_cpu_usage_pct').number(),
    maxTransactionCpu: row.at('max_transaction_cpu_usage').number(),
    minTransactionCpu: row.at('min_transaction_cpu_usage').number(),
    maxTransactionLifetime: row.at('max_transaction_lifetime').number(),
    maxTransactionDelay: row.at('max_transaction_delay').number(),
    maxInlineActionSize: row.at('max_inline_action_size').number(),
    maxInlineActionDepth: row.at('max_inline_action_depth').number(),
    maxAuthorityDepth: row.at('max_authority_depth').number(),
  },
}));

export interface GlobalState2 {
  /** Bytes by which the RAM market grows with each block. */
  ramPerBlock: number;
  lastRamIncrease: string | null;
  totalVotepayShare: string;
  revision: number;
}

/** eosio::global2 */
export const globalState2: TableDefinition<GlobalState2> = onlyRow('global2', (row) => ({
  ramPerBlock: row.at('new_ram_per_block').number(),
  lastRamIncrease: readTimeOrNull(row.at('last_ram_increase')),
  totalVotepayShare: readDouble(row.at('total_producer_votepay_share')),
  revision: row.at('revision').number(),
}));

export interface GlobalState3 {
  lastUpdate: string | null;
  votepayShareChangeRate: string;
}

/** eosio::global3 */
export const globalState3: TableDefinition<GlobalState3> = onlyRow('global3', (row) => ({
  lastUpdate: readTimeOrNull(row.at('last_vpay_state_update')),
  votepayShareChangeRate: readDouble(row.at('total_vpay_share_change_rate')),
}));

export interface Inflation {
  /** ln(1 + rate) of a year of 52 weeks. */
  continuousRate: string;
  /** Producers' part of the inflation is 10000 / this. */
  inflationPayFactor: string;
  /** Part of the producers' pay that goes by blocks is 10000 / this. */
  votepayFactor: string;
}

/** eosio::global4; absent if the contract's inflation is a constant. */
export const globalState4: TableDefinition<Inflation> = onlyRow('global4', (row) => ({
  continuousRate: readDouble(row.at('continuous_rate')),
  inflationPayFactor: row.at('inflation_pay_factor').integer(),
  votepayFactor: row.at('votepay_factor').integer(),
}));

/** Totals of XPR staking, in units of its token. */
export interface GlobalStakingState {
  totalStaked: string;
  /** The part whose voters vote for enough producers to be rewarded. */
  totalRewardedStake: string;
  totalRewardedVoters: string;
  notClaimed: string;
  pool: string;
  isProcessing: boolean;
}

/** eosio::globalsd, on chains of the Proton kind. */
export const globalStakingState: TableDefinition<GlobalStakingState> = onlyRow('globalsd', (row) => ({
  totalStaked: row.at('totalstaked').integer(),
  totalRewardedStake: row.at('totalrstaked').integer(),
  totalRewardedVoters: row.at('totalrvoters').integer(),
  notClaimed: row.at('notclaimed').integer(),
  pool: row.at('pool').integer(),
  isProcessing: row.at('isprocessing').flag(),
}));

export interface InflationStep {
  starts: string;
  continuousRate: string;
}

/** eosio::schedules: when inflation changes by itself. */
export const inflationSchedule: TableDefinition<InflationStep> = {
  ...ofContract('schedules', 100, {
    keyOf: (row) => row.at('start_time').text(),
    read: (row) => ({
      starts: row.at('start_time').time(),
      continuousRate: readDouble(row.at('continuous_rate')),
    }),
  }),
  keyType: 'i64',
};

export const systemStateTables = [
  globalState,
  globalState2,
  globalState3,
  globalState4,
  globalStakingState,
  inflationSchedule,
];
