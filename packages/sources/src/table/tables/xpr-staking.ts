import { readAsset } from '../../account/read-account.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofAccount, ofContract, onlyRow } from './system-table.ts';

/** Stake and rewards of a voter of XPR Network. Units of XPR. */
export interface XprVoter {
  owner: string;
  staked: string;
  /** Votes for enough producers to receive rewards. */
  qualified: boolean;
  claimable: string;
  /** Seconds since 1970; 0 before the first claim. */
  lastClaim: number;
}

/** eosio::votersxpr */
export const xprVoters: TableDefinition<XprVoter> = ofContract('votersxpr', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    staked: row.at('staked').integer(),
    qualified: row.at('isqualified').flag(),
    claimable: row.at('claimamount').integer(),
    lastClaim: row.at('lastclaim').number(),
  }),
});

/** Staked XPR by receiver; an account stakes for itself only. */
export interface XprDelegation {
  from: string;
  to: string;
  quantity: string;
}

/** eosio::delxpr, scope: the account. */
export const xprDelegations: TableDefinition<XprDelegation, string> = ofAccount('delxpr', 100, {
  keyOf: (row) => row.at('to').text(),
  read: (row) => ({
    from: row.at('from').text(),
    to: row.at('to').text(),
    quantity: readAsset(row.at('quantity')),
  }),
});

/** Unstaked XPR that is not paid out. */
export interface XprRefund {
  owner: string;
  requested: string;
  quantity: string;
}

/** eosio::refundsxpr, scope: the owner; at most one row. */
export const xprRefunds: TableDefinition<XprRefund, string> = ofAccount('refundsxpr', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    requested: row.at('request_time').time(),
    quantity: readAsset(row.at('quantity')),
  }),
});

/** Limits of XPR staking; periods in seconds. */
export interface XprSettings {
  maxVotes: number;
  /** Votes that rewards require. */
  rewardVotes: number;
  unstakePeriod: number;
  claimInterval: number;
}

/** eosio::globalsxpr */
export const xprSettings: TableDefinition<XprSettings> = onlyRow('globalsxpr', (row) => ({
  maxVotes: row.at('max_bp_per_vote').number(),
  rewardVotes: row.at('min_bp_reward').number(),
  unstakePeriod: row.at('unstake_period').number(),
  claimInterval: row.at('voters_claim_interval').number(),
}));

export const xprStakingTables = [xprVoters, xprDelegations, xprRefunds, xprSettings];
