export interface PowerUpResource {
  version: number;
  weight: bigint;
  weight_ratio: bigint;
  assumed_stake_weight: bigint;
  initial_weight_ratio: bigint;
  target_weight_ratio: bigint;
  initial_timestamp: string;
  target_timestamp: string;
  exponent: number;
  decay_secs: number;
  min_price: string;
  max_price: string;
  utilization: bigint;
  adjusted_utilization: bigint;
  utilization_timestamp: string;
}

export interface PowerUpStateRow {
  version: number;
  net: PowerUpResource;
  cpu: PowerUpResource;
  powerup_days: number;
  min_powerup_fee: string;
}

export interface PowerUpOrderRow {
  version: number;
  id: bigint;
  owner: string;
  net_weight: bigint;
  cpu_weight: bigint;
  expires: string;
}

/** `cfgpowerup` settings of one resource; null keeps the current value. */
export interface PowerUpResourceConfig {
  current_weight_ratio: bigint | null;
  target_weight_ratio: bigint | null;
  assumed_stake_weight: bigint | null;
  target_timestamp: string | null;
  exponent: number | null;
  decay_secs: number | null;
  min_price: string | null;
  max_price: string | null;
}

export interface PowerUpConfig {
  net: PowerUpResourceConfig;
  cpu: PowerUpResourceConfig;
  powerup_days: number | null;
  min_powerup_fee: string | null;
}
