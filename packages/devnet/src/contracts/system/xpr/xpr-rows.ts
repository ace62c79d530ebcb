/** Row of `delxpr`, scope and key: who staked. */
export interface XprDelegationRow {
  from: string;
  to: string;
  quantity: string;
}

/** Row of `votersxpr`: stake and rewards of a voter. Amounts in units, times in seconds since 1970. */
export interface XprVoterRow {
  owner: string;
  staked: bigint;
  /** Votes for enough producers to receive rewards. */
  isqualified: boolean;
  claimamount: bigint;
  lastclaim: bigint;
  /** Stake and qualification at the start of a running distribution, if they changed since. */
  startstake: bigint | null;
  startqualif: boolean | null;
}

/** Row of `refundsxpr`, scope and key owner. */
export interface XprRefundRow {
  owner: string;
  /** Time point in whole seconds. */
  request_time: string;
  quantity: string;
}

/** Singleton `globalsxpr`: limits; periods in seconds. */
export interface XprSettingsRow {
  max_bp_per_vote: bigint;
  min_bp_reward: bigint;
  unstake_period: bigint;
  process_by: bigint;
  process_interval: bigint;
  voters_claim_interval: bigint;
  spare1: bigint;
  spare2: bigint;
}

/** Singleton `globalsd`: the pool of voter rewards and its distribution. Amounts in units. */
export interface XprPoolRow {
  totalstaked: bigint;
  /** Stake of voters who qualify, and their number. */
  totalrstaked: bigint;
  totalrvoters: bigint;
  notclaimed: bigint;
  pool: bigint;
  /** Start of the last distribution and of its last batch, in seconds since 1970. */
  processtime: bigint;
  processtimeupd: bigint;
  isprocessing: boolean;
  /** First voter of the next batch. */
  processFrom: string;
  processQuant: bigint;
  processrstaked: bigint;
  processed: bigint;
  spare1: bigint;
  spare2: bigint;
}
