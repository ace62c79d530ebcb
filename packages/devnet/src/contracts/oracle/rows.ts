/** Row of `datapoints`, scope pair: slots that are written over, each with a quote and the median of them all then. */
export interface DatapointRow {
  id: bigint;
  owner: string;
  /** Price times ten to the pair's precision. */
  value: bigint;
  median: bigint;
  /** Time point. */
  timestamp: string;
}

/** Row of `pairs`: an instrument, asked for by a bounty before it is quoted. */
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
  quoted_precision: number;
}
