/** A provider of services by what is staked with it. */
export interface DspProvider {
  provider: string;
  /** Asset text. */
  staked: string;
  /** Of all that is staked, in percent with two decimals. */
  percentageStaked: string;
  /** Accounts that staked with it. */
  users: number;
  packages: number;
  services: number;
  /** Estimate, asset text; null if the supply is not known. */
  dailyReward: string | null;
  /** Yearly reward for what is staked, in percent with two decimals; null if it is not known. */
  apr: string | null;
}
