export interface RexPoolRow {
  version: number;
  total_lent: string;
  total_unlent: string;
  total_rent: string;
  total_lendable: string;
  total_rex: string;
  namebid_proceeds: string;
  loan_num: bigint;
}

export interface RexReturnPoolRow {
  version: number;
  last_dist_time: string;
  pending_bucket_time: string;
  oldest_bucket_time: string;
  pending_bucket_proceeds: bigint;
  current_rate_of_increase: bigint;
  proceeds: bigint;
}

/** A time and an amount, the element of the contract's lists. */
export interface TimedAmount {
  first: string;
  second: bigint;
}

export interface RexReturnBucketsRow {
  version: number;
  return_buckets: TimedAmount[];
}

export interface RexFundRow {
  version: number;
  owner: string;
  balance: string;
}

export interface RexBalanceRow {
  version: number;
  owner: string;
  vote_stake: string;
  rex_balance: string;
  matured_rex: bigint;
  rex_maturities: TimedAmount[];
}

export interface RexLoanRow {
  version: number;
  from: string;
  receiver: string;
  payment: string;
  balance: string;
  total_staked: string;
  loan_num: bigint;
  expiration: string;
}

export interface RexOrderRow {
  version: number;
  owner: string;
  rex_requested: string;
  proceeds: string;
  stake_change: string;
  order_time: string;
  is_open: boolean;
}

export interface RexMaturityRow {
  num_of_maturity_buckets: number;
  sell_matured_rex: boolean;
  buy_rex_to_savings: boolean;
}
