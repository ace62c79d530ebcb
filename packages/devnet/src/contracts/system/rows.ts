import type { BlockSigningAuthority, ChainConfig } from '../../contract.ts';

/** Chain parameters as the contract stores them (all but the newest one). */
export type StoredParameters = Omit<ChainConfig, 'max_action_return_value_size'>;

export interface GlobalRow extends StoredParameters {
  max_ram_size: bigint;
  total_ram_bytes_reserved: bigint;
  total_ram_stake: bigint;
  last_producer_schedule_update: string;
  last_pervote_bucket_fill: string;
  pervote_bucket: bigint;
  perblock_bucket: bigint;
  /** WAX only: voter rewards, and the shares of all voters. */
  voters_bucket?: bigint;
  total_voteshare_change_rate?: number;
  total_unpaid_voteshare?: number;
  total_unpaid_voteshare_last_updated?: string;
  total_unpaid_blocks: number;
  /** Telos only: blocks so far, slot of the last snapshot of payments, and a field that is not used. */
  block_num?: number;
  last_claimrewards?: number;
  next_payment?: number;
  total_activated_stake: bigint;
  thresh_activated_stake_time: string;
  last_producer_schedule_size: number;
  total_producer_vote_weight: number;
  last_name_close: string;
}

export interface Global2Row {
  new_ram_per_block: number;
  last_ram_increase: string;
  last_block_num: string;
  total_producer_votepay_share: number;
  revision: number;
}

export interface Global3Row {
  last_vpay_state_update: string;
  total_vpay_share_change_rate: number;
}

export interface Global4Row {
  continuous_rate: number;
  inflation_pay_factor: bigint;
  votepay_factor: bigint;
}

export interface RamMarketRow {
  supply: string;
  base: { balance: string; weight: number };
  quote: { balance: string; weight: number };
}

export interface UserResourcesRow {
  owner: string;
  net_weight: string;
  cpu_weight: string;
  ram_bytes: bigint;
}

export interface DelegationRow {
  from: string;
  to: string;
  net_weight: string;
  cpu_weight: string;
}

export interface RefundRow {
  owner: string;
  request_time: string;
  net_amount: string;
  cpu_amount: string;
}

export interface VoterRow {
  owner: string;
  proxy: string;
  producers: string[];
  staked: bigint;
  /** Telos only: stake of the last vote. */
  last_stake?: bigint;
  /** WAX only: share of the voter rewards, its growth per second, and the last claim. */
  unpaid_voteshare?: number;
  unpaid_voteshare_last_updated?: string;
  unpaid_voteshare_change_rate?: number;
  last_claim_time?: string;
  last_vote_weight: number;
  proxied_vote_weight: number;
  is_proxy: boolean;
  /** Bits: 1 RAM, 2 NET, 4 CPU limits are set by the system instead of by stakes. */
  flags1: number;
  reserved2: number;
  reserved3: string;
}

export type ProducerAuthorityValue = ['block_signing_authority_v0', BlockSigningAuthority];

export interface ProducerRow {
  owner: string;
  total_votes: number;
  producer_key: string;
  is_active: boolean;
  url: string;
  unpaid_blocks: number;
  last_claim_time: string;
  location: number;
  producer_authority?: ProducerAuthorityValue;
}

export interface ProducerPayRow {
  owner: string;
  votepay_share: number;
  last_votepay_share_update: string;
}

export interface NameBidRow {
  newname: string;
  high_bidder: string;
  high_bid: bigint;
  last_bid_time: string;
}

export interface BidRefundRow {
  bidder: string;
  amount: string;
}

export interface BlockInfoRow {
  version: number;
  block_height: number;
  block_timestamp: string;
}

export interface ScheduleRow {
  start_time: string;
  continuous_rate: number;
}

export interface LimitAuthRow {
  version: number;
  account: string;
  allow_perms: string[];
  disallow_perms: string[];
}

export interface AbiHashRow {
  owner: string;
  hash: string;
}

export const noTime = '1970-01-01T00:00:00.000';
export const firstSlotTime = '2000-01-01T00:00:00.000';
