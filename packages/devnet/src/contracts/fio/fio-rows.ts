/** Row of fio.fee::fiofees; `type` 0: always paid, 1: paid with a bundled transaction if one is left. */
export interface FeeRow {
  fee_id: bigint;
  end_point: string;
  end_point_hash: bigint;
  type: bigint;
  /** SUF, 10^-9 FIO. */
  suf_amount: bigint;
}

export interface MappedAddress {
  token_code: string;
  chain_code: string;
  public_address: string;
}

/** Row of fio.address::fionames. */
export interface HandleRow {
  id: bigint;
  name: string;
  namehash: bigint;
  domain: string;
  domainhash: bigint;
  /** Seconds since 1970. */
  expiration: bigint;
  owner_account: string;
  addresses: MappedAddress[];
  /** Bundled transactions left. */
  bundleeligiblecountdown: bigint;
}

/** Row of fio.address::domains. */
export interface DomainRow {
  id: bigint;
  name: string;
  domainhash: bigint;
  account: string;
  /** 1: anyone may register addresses of it. */
  is_public: number;
  expiration: bigint;
}

/** Row of fio.address::accountmap. */
export interface KeyRow {
  account: string;
  clientkey: string;
  keyhash: bigint;
}

export interface MappedNft {
  chain_code: string;
  contract_address: string;
  token_id: string;
  url: string;
  hash: string;
  metadata: string;
}

/** Row of fio.address::nfts. */
export interface NftRow extends MappedNft {
  id: bigint;
  fio_address: string;
  chain_code_hash: bigint;
  token_id_hash: bigint;
  fio_address_hash: bigint;
  contract_address_hash: bigint;
  hash_index: bigint;
}

/** Part of locked tokens: `duration` is in seconds since the lock. */
export interface UnlockPeriod {
  duration: bigint;
  amount: bigint;
}

/** Row of eosio::locktokensv2. */
export interface LockRow {
  id: bigint;
  owner_account: string;
  lock_amount: bigint;
  payouts_performed: number;
  can_vote: number;
  periods: UnlockPeriod[];
  remaining_lock_amount: bigint;
  /** Seconds since 1970. */
  timestamp: number;
}

/** Row of fio.staking::accountstake. */
export interface StakeRow {
  id: bigint;
  account: string;
  total_srp: bigint;
  total_staked_fio: bigint;
}

/** The row of fio.staking::staking. */
export interface StakePoolRow {
  staked_token_pool: bigint;
  combined_token_pool: bigint;
  last_combined_token_pool: bigint;
  rewards_token_pool: bigint;
  global_srp_count: bigint;
  last_global_srp_count: bigint;
  daily_staking_rewards: bigint;
  staking_rewards_reserves_minted: bigint;
}

/** Row of eosio::voters. */
export interface FioVoterRow {
  id: bigint;
  fioaddress: string;
  addresshash: bigint;
  owner: string;
  proxy: string;
  producers: string[];
  last_vote_weight: number;
  proxied_vote_weight: number;
  is_proxy: boolean;
  is_auto_proxy: boolean;
  reserved2: number;
  reserved3: string;
}

/** Row of eosio::producers. */
export interface FioProducerRow {
  id: bigint;
  owner: string;
  fio_address: string;
  addresshash: bigint;
  total_votes: number;
  producer_public_key: string;
  is_active: boolean;
  url: string;
  unpaid_blocks: number;
  last_claim_time: string;
  last_bpclaim: number;
  location: number;
}
