import { readAsset } from '../../account/read-account.ts';
import { readDouble } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofAccount, ofContract, onlyRow } from './system-table.ts';

/** Balance of a genesis member of WAX; asset texts. */
export interface GenesisBalance {
  balance: string;
  unclaimed: string;
}

/** eosio::genesis, scope: the account; at most one row. */
export const genesisBalances: TableDefinition<GenesisBalance, string> = ofAccount('genesis', 100, {
  keyOf: () => 'genesis',
  read: (row) => ({
    balance: readAsset(row.at('balance')),
    unclaimed: readAsset(row.at('unclaimed_balance')),
  }),
});

/** Share of the voter rewards. Doubles as text; times ISO with Z, 1970 for never. */
export interface WaxVoter {
  owner: string;
  share: string;
  rate: string;
  updated: string;
  lastClaim: string;
}

/** The reward columns of eosio::voters on WAX. */
export const waxVoters: TableDefinition<WaxVoter> = {
  ...ofContract('voters', 100, {
    keyOf: (row) => row.at('owner').text(),
    read: (row) => ({
      owner: row.at('owner').text(),
      share: readDouble(row.at('unpaid_voteshare')),
      rate: readDouble(row.at('unpaid_voteshare_change_rate')),
      updated: row.at('unpaid_voteshare_last_updated').time(),
      lastClaim: row.at('last_claim_time').time(),
    }),
  }),
  id: 'system.voters.shares',
};

/** Voter rewards of all: units in the bucket, and the sum of the shares. */
export interface WaxVoterPool {
  bucket: string;
  share: string;
  rate: string;
  updated: string;
}

/** The reward columns of eosio::global on WAX. */
export const waxVoterPool: TableDefinition<WaxVoterPool> = {
  ...onlyRow('global', (row) => ({
    bucket: row.at('voters_bucket').integer(),
    share: readDouble(row.at('total_unpaid_voteshare')),
    rate: readDouble(row.at('total_voteshare_change_rate')),
    updated: row.at('total_unpaid_voteshare_last_updated').time(),
  })),
  id: 'system.global.shares',
};

export const waxTables = [genesisBalances, waxVoters, waxVoterPool];
