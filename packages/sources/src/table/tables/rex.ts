import { readAsset } from '../../account/read-account.ts';
import type { Field } from '../../core/fields.ts';
import { readTimeOrNull } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofContract, onlyRow } from './system-table.ts';

export interface RexPool {
  /** Layout version of the row. */
  version: number;
  totalLent: string;
  totalUnlent: string;
  totalRent: string;
  totalLendable: string;
  totalRex: string;
  namebidProceeds: string;
  /** Number of the last loan. */
  loans: string;
}

/** eosio::rexpool; no row before the first deposit of the chain. */
export const rexPool: TableDefinition<RexPool> = onlyRow('rexpool', (row) => ({
  version: row.at('version').number(),
  totalLent: readAsset(row.at('total_lent')),
  totalUnlent: readAsset(row.at('total_unlent')),
  totalRent: readAsset(row.at('total_rent')),
  totalLendable: readAsset(row.at('total_lendable')),
  totalRex: readAsset(row.at('total_rex')),
  namebidProceeds: readAsset(row.at('namebid_proceeds')),
  loans: row.at('loan_num').integer(),
}));

/** How fees reach the pool, in units of the system token. */
export interface RexReturnPool {
  lastDistribution: string | null;
  pendingBucket: string | null;
  oldestBucket: string | null;
  pendingProceeds: string;
  /** Units that go into the pool every ten minutes. */
  rateOfIncrease: string;
  proceeds: string;
}

/** eosio::rexretpool */
export const rexReturnPool: TableDefinition<RexReturnPool> = onlyRow('rexretpool', (row) => ({
  lastDistribution: readTimeOrNull(row.at('last_dist_time')),
  pendingBucket: readTimeOrNull(row.at('pending_bucket_time')),
  oldestBucket: readTimeOrNull(row.at('oldest_bucket_time')),
  pendingProceeds: row.at('pending_bucket_proceeds').integer(),
  rateOfIncrease: row.at('current_rate_of_increase').integer(),
  proceeds: row.at('proceeds').integer(),
}));

/** A pair of older ABIs is {key, value}, of newer ones {first, second}. */
export interface RexMaturity {
  time: string;
  /** Units of REX, or of the system token in a bucket of returns. */
  units: string;
}

/** eosio::retbuckets: fees by the twelve hours they came in. */
export const rexReturnBuckets: TableDefinition<RexMaturity[]> = onlyRow('retbuckets', (row) =>
  row.at('return_buckets').itemsOrNone().map(readPair),
);

export interface RexFund {
  owner: string;
  balance: string;
}

/** eosio::rexfund: what was deposited and not yet lent. */
export const rexFund: TableDefinition<RexFund> = ofContract('rexfund', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({ owner: row.at('owner').text(), balance: readAsset(row.at('balance')) }),
});

export interface RexBalance {
  owner: string;
  voteStake: string;
  rexBalance: string;
  /** Units of REX that can be sold now. */
  maturedRex: string;
  /** Savings have the last second a chain can write: 2106-02-07T06:28:15Z. */
  maturities: RexMaturity[];
}

/** eosio::rexbal */
export const rexBalance: TableDefinition<RexBalance> = ofContract('rexbal', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    voteStake: readAsset(row.at('vote_stake')),
    rexBalance: readAsset(row.at('rex_balance')),
    maturedRex: row.at('matured_rex').integer(),
    maturities: row.at('rex_maturities').itemsOrNone().map(readPair),
  }),
});

export interface RexSettings {
  maturityBuckets: number;
  sellMatured: boolean;
  buyToSavings: boolean;
}

/** eosio::rexmaturity; absent if the contract's five buckets are a constant. */
export const rexSettings: TableDefinition<RexSettings> = onlyRow('rexmaturity', (row) => ({
  maturityBuckets: row.at('num_of_maturity_buckets').number(),
  sellMatured: row.at('sell_matured_rex').flag(),
  buyToSavings: row.at('buy_rex_to_savings').flag(),
}));

export interface RexLoan {
  number: string;
  from: string;
  receiver: string;
  payment: string;
  balance: string;
  totalStaked: string;
  expires: string;
}

function loans(table: 'cpuloan' | 'netloan'): TableDefinition<RexLoan> {
  return {
    ...ofContract(table, 100, {
      keyOf: (row) => row.at('loan_num').integer(),
      read: (row): RexLoan => ({
        number: row.at('loan_num').integer(),
        from: row.at('from').text(),
        receiver: row.at('receiver').text(),
        payment: readAsset(row.at('payment')),
        balance: readAsset(row.at('balance')),
        totalStaked: readAsset(row.at('total_staked')),
        expires: row.at('expiration').time(),
      }),
    }),
    keyType: 'i64',
  };
}

/** eosio::cpuloan and eosio::netloan by number. */
export const cpuLoans = loans('cpuloan');
export const netLoans = loans('netloan');

/** The same by the account that rents: bounds are its name. */
export const cpuLoansByOwner = byOwner(cpuLoans);
export const netLoansByOwner = byOwner(netLoans);

/** The same by expiry, next first: bounds are units of the chain's time. */
export const cpuLoansByExpiry = byExpiry(cpuLoans);
export const netLoansByExpiry = byExpiry(netLoans);

function byOwner(definition: TableDefinition<RexLoan>): TableDefinition<RexLoan> {
  return { ...definition, id: `${definition.id}.byowner`, index: { position: '3', keyType: 'name' } };
}

function byExpiry(definition: TableDefinition<RexLoan>): TableDefinition<RexLoan> {
  return { ...definition, id: `${definition.id}.byexpr`, index: { position: '2', keyType: 'i64' } };
}

export interface RexOrder {
  owner: string;
  rexRequested: string;
  proceeds: string;
  stakeChange: string;
  ordered: string;
  isOpen: boolean;
}

/** eosio::rexqueue by time: the oldest open order first, filled ones last. */
export const rexQueue: TableDefinition<RexOrder> = {
  ...ofContract('rexqueue', 100, {
    keyOf: (row) => row.at('owner').text(),
    read: (row): RexOrder => ({
      owner: row.at('owner').text(),
      rexRequested: readAsset(row.at('rex_requested')),
      proceeds: readAsset(row.at('proceeds')),
      stakeChange: readAsset(row.at('stake_change')),
      ordered: row.at('order_time').time(),
      isOpen: row.at('is_open').flag(),
    }),
  }),
  index: { position: '2', keyType: 'i64' },
};

/** The same by owner, who has at most one order: bounds are its name. */
export const rexQueueByOwner: TableDefinition<RexOrder> = {
  ...rexQueue,
  id: `${rexQueue.id}.byowner`,
  index: { position: '1', keyType: 'name' },
};

function readPair(pair: Field): RexMaturity {
  const time = pair.at('first').missing ? pair.at('key') : pair.at('first');
  const units = pair.at('second').missing ? pair.at('value') : pair.at('second');
  return { time: time.time(), units: units.integer() };
}

export const rexTables = [
  rexPool,
  rexReturnPool,
  rexReturnBuckets,
  rexFund,
  rexBalance,
  rexSettings,
  cpuLoans,
  netLoans,
  cpuLoansByOwner,
  netLoansByOwner,
  cpuLoansByExpiry,
  netLoansByExpiry,
  rexQueue,
  rexQueueByOwner,
];
