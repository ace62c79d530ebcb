/** Row of `datapoints`, scope pair: reused slots with a quote and the median at that time. */
export interface DatapointRow {
  id: bigint;
  owner: string;
  /** Price times 10^precision of the pair. */
  value: bigint;
  median: bigint;
  /** Time point. */
  timestamp: string;
}

/** Row of `pairs`: an instrument, proposed with a bounty before it is quoted. */
export interface PairRow {
  active: boolean;
  bounty_awarded: boolean;
  bounty_edited_by_custodians: boolean;
  proposer: string;
  name: string;
  bounty_amount: string;
  approving_custodians: string[];
  approving_oracles: string[];
  base_symbol: string;
  base_type: number;
  base_contract: string;
  quote_symbol: string;
  quote_type: number;
  quote_contract: string;
  quoted_precision: bigint;
}

/** Row of `averages`, scope pair: type 1 is a day, 2 a week, 3 two weeks, 4 thirty days. */
export interface AverageRow {
  id: bigint;
  type: number;
  value: bigint;
  timestamp: string;
}

/** Row of `stats`: an oracle's quote count and earnings. Scope pair, or the contract for totals. */
export interface StatsRow {
  owner: string;
  timestamp: string;
  count: bigint;
  last_claim: string;
  balance: string;
}

/** Row of `global`. */
export interface SettingsRow {
  id: bigint;
  total_datapoints_count: bigint;
  datapoints_per_instrument: bigint;
  bars_per_instrument: bigint;
  vote_interval: bigint;
  /** Minimum microseconds between two quotes of an oracle. */
  write_cooldown: bigint;
  approver_threshold: bigint;
  approving_oracles_threshold: bigint;
  approving_custodians_threshold: bigint;
  minimum_rank: bigint;
  paid: bigint;
  min_bounty_delay: bigint;
  new_bounty_delay: bigint;
}

/** Row of `hashes`: an oracle's commitment to a value, revealed with the next one. */
export interface HashRow {
  id: bigint;
  owner: string;
  hash: string;
  reveal: string;
  timestamp: string;
}
