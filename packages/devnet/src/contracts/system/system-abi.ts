import { abiOf } from '../abi-text.ts';

const structs = {
  permission_level: 'actor name, permission name',
  key_weight: 'key public_key, weight uint16',
  permission_level_weight: 'permission permission_level, weight uint16',
  wait_weight: 'wait_sec uint32, weight uint16',
  authority: 'threshold uint32, keys key_weight[], accounts permission_level_weight[], waits wait_weight[]',
  block_signing_authority_v0: 'threshold uint32, keys key_weight[]',
  producer_key: 'producer_name name, block_signing_key public_key',
  producer_schedule: 'version uint32, producers producer_key[]',
  block_header:
    'timestamp uint32, producer name, confirmed uint16, previous checksum256, transaction_mroot checksum256, ' +
    'action_mroot checksum256, schedule_version uint32, new_producers producer_schedule?',
  blockchain_parameters:
    'max_block_net_usage uint64, target_block_net_usage_pct uint32, max_transaction_net_usage uint32, ' +
    'base_per_transaction_net_usage uint32, net_usage_leeway uint32, context_free_discount_net_usage_num uint32, ' +
    'context_free_discount_net_usage_den uint32, max_block_cpu_usage uint32, target_block_cpu_usage_pct uint32, ' +
    'max_transaction_cpu_usage uint32, min_transaction_cpu_usage uint32, max_transaction_lifetime uint32, ' +
    'deferred_trx_expiration_window uint32, max_transaction_delay uint32, max_inline_action_size uint32, ' +
    'max_inline_action_depth uint16, max_authority_depth uint16',
  blockchain_parameters_v1: 'blockchain_parameters: max_action_return_value_size uint32$',
  action_return_buyram: 'payer name, receiver name, quantity asset, bytes_purchased int64, ram_bytes int64, fee asset',
  action_return_sellram: 'account name, quantity asset, bytes_sold int64, ram_bytes int64, fee asset',
  action_return_ramtransfer: 'from name, to name, bytes int64, from_ram_bytes int64, to_ram_bytes int64',
  abi_hash: 'owner name, hash checksum256',
  connector: 'balance asset, weight float64',
  exchange_state: 'supply asset, base connector, quote connector',
  eosio_global_state:
    'blockchain_parameters: max_ram_size uint64, total_ram_bytes_reserved uint64, total_ram_stake int64, ' +
    'last_producer_schedule_update block_timestamp_type, last_pervote_bucket_fill time_point, pervote_bucket int64, ' +
    'perblock_bucket int64, total_unpaid_blocks uint32, total_activated_stake int64, ' +
    'thresh_activated_stake_time time_point, last_producer_schedule_size uint16, total_producer_vote_weight float64, ' +
    'last_name_close block_timestamp_type',
  eosio_global_state2:
    'new_ram_per_block uint16, last_ram_increase block_timestamp_type, last_block_num block_timestamp_type, ' +
    'total_producer_votepay_share float64, revision uint8',
  eosio_global_state3: 'last_vpay_state_update time_point, total_vpay_share_change_rate float64',
  eosio_global_state4: 'continuous_rate float64, inflation_pay_factor int64, votepay_factor int64',
  schedules_info: 'start_time time_point_sec, continuous_rate float64',
  user_resources: 'owner name, net_weight asset, cpu_weight asset, ram_bytes int64',
  delegated_bandwidth: 'from name, to name, net_weight asset, cpu_weight asset',
  refund_request: 'owner name, request_time time_point_sec, net_amount asset, cpu_amount asset',
  voter_info:
    'owner name, proxy name, producers name[], staked int64, last_vote_weight float64, proxied_vote_weight float64, ' +
    'is_proxy bool, flags1 uint32, reserved2 uint32, reserved3 asset',
  producer_info:
    'owner name, total_votes float64, producer_key public_key, is_active bool, url string, unpaid_blocks uint32, ' +
    'last_claim_time time_point, location uint16, producer_authority block_signing_authority$',
  producer_info2: 'owner name, votepay_share float64, last_votepay_share_update time_point',
  name_bid: 'newname name, high_bidder name, high_bid int64, last_bid_time time_point',
  pair_time_point_sec_int64: 'first time_point_sec, second int64',
  rex_fund: 'version uint8, owner name, balance asset',
  rex_loan:
    'version uint8, from name, receiver name, payment asset, balance asset, total_staked asset, loan_num uint64, ' +
    'expiration time_point',
  rex_maturity: 'num_of_maturity_buckets uint32, sell_matured_rex bool, buy_rex_to_savings bool',
  rex_order:
    'version uint8, owner name, rex_requested asset, proceeds asset, stake_change asset, order_time time_point, ' +
    'is_open bool',
  rex_return_buckets: 'version uint8, return_buckets pair_time_point_sec_int64[]',
  rex_return_pool:
    'version uint8, last_dist_time time_point_sec, pending_bucket_time time_point_sec, ' +
    'oldest_bucket_time time_point_sec, pending_bucket_proceeds int64, current_rate_of_increase int64, proceeds int64',
  rex_balance:
    'version uint8, owner name, vote_stake asset, rex_balance asset, matured_rex int64, ' +
    'rex_maturities pair_time_point_sec_int64[]',
  rex_pool:
    'version uint8, total_lent asset, total_unlent asset, total_rent asset, total_lendable asset, total_rex asset, ' +
    'namebid_proceeds asset, loan_num uint64',
  powerup_state_resource:
    'version uint8, weight int64, weight_ratio int64, assumed_stake_weight int64, initial_weight_ratio int64, ' +
    'target_weight_ratio int64, initial_timestamp time_point_sec, target_timestamp time_point_sec, exponent float64, ' +
    'decay_secs uint32, min_price asset, max_price asset, utilization int64, adjusted_utilization int64, ' +
    'utilization_timestamp time_point_sec',
  powerup_state:
    'version uint8, net powerup_state_resource, cpu powerup_state_resource, powerup_days uint32, min_powerup_fee asset',
  powerup_order: 'version uint8, id uint64, owner name, net_weight int64, cpu_weight int64, expires time_point_sec',
  powerup_config_resource:
    'current_weight_ratio int64?, target_weight_ratio int64?, assumed_stake_weight int64?, ' +
    'target_timestamp time_point_sec?, exponent float64?, decay_secs uint32?, min_price asset?, max_price asset?',
  powerup_config:
    'net powerup_config_resource, cpu powerup_config_resource, powerup_days uint32?, min_powerup_fee asset?',
  limit_auth_change: 'version uint8, account name, allow_perms name[], disallow_perms name[]',
  bid_refund: 'bidder name, amount asset',
  block_info_record: 'version uint8, block_height uint32, block_timestamp time_point',
};

const native = {
  newaccount: 'creator name, name name, owner authority, active authority',
  updateauth: 'account name, permission name, parent name, auth authority, authorized_by name$',
  deleteauth: 'account name, permission name, authorized_by name$',
  linkauth: 'account name, code name, type name, requirement name, authorized_by name$',
  unlinkauth: 'account name, code name, type name, authorized_by name$',
  limitauthchg: 'account name, allow_perms name[], disallow_perms name[]',
  canceldelay: 'canceling_auth permission_level, trx_id checksum256',
  setcode: 'account name, vmtype uint8, vmversion uint8, code bytes, memo string$',
  setabi: 'account name, abi bytes, memo string$',
  onerror: 'sender_id uint128, sent_trx bytes',
};

const settings = {
  init: 'version varuint32, core symbol',
  onblock: 'header block_header',
  setpriv: 'account name, is_priv uint8',
  setparams: 'params blockchain_parameters_t',
  setram: 'max_ram_size uint64',
  setramrate: 'bytes_per_block uint16',
  setalimits: 'account name, ram_bytes int64, net_weight int64, cpu_weight int64',
  setacctram: 'account name, ram_bytes int64?',
  setacctnet: 'account name, net_weight int64?',
  setacctcpu: 'account name, cpu_weight int64?',
  activate: 'feature_digest checksum256',
  wasmcfg: 'settings name',
  updtrevision: 'revision uint8',
  setinflation: 'annual_rate int64, inflation_pay_factor int64, votepay_factor int64',
  setpayfactor: 'inflation_pay_factor int64, votepay_factor int64',
  setschedule: 'start_time time_point_sec, continuous_rate float64',
  delschedule: 'start_time time_point_sec',
  execschedule: '',
};

const resources = {
  buyram: 'payer name, receiver name, quant asset',
  buyramself: 'account name, quant asset',
  buyrambytes: 'payer name, receiver name, bytes uint32',
  buyramburn: 'payer name, quantity asset, memo string',
  sellram: 'account name, bytes int64',
  ramtransfer: 'from name, to name, bytes int64, memo string',
  ramburn: 'owner name, bytes int64, memo string',
  logbuyram: 'payer name, receiver name, quantity asset, bytes int64, ram_bytes int64, fee asset',
  logsellram: 'account name, quantity asset, bytes int64, ram_bytes int64, fee asset',
  logramchange: 'owner name, bytes int64, ram_bytes int64',
  logsystemfee: 'protocol name, fee asset, memo string',
  delegatebw: 'from name, receiver name, stake_net_quantity asset, stake_cpu_quantity asset, transfer bool',
  undelegatebw: 'from name, receiver name, unstake_net_quantity asset, unstake_cpu_quantity asset',
  refund: 'owner name',
  unvest: 'account name, unvest_net_quantity asset, unvest_cpu_quantity asset',
};

const voting = {
  regproducer: 'producer name, producer_key public_key, url string, location uint16',
  regproducer2: 'producer name, producer_authority block_signing_authority, url string, location uint16',
  unregprod: 'producer name',
  rmvproducer: 'producer name',
  claimrewards: 'owner name',
  voteproducer: 'voter name, proxy name, producers name[]',
  voteupdate: 'voter_name name',
  regproxy: 'proxy name, isproxy bool',
};

const auctions = {
  bidname: 'bidder name, newname name, bid asset',
  bidrefund: 'bidder name, newname name',
};

const rex = {
  deposit: 'owner name, amount asset',
  withdraw: 'owner name, amount asset',
  buyrex: 'from name, amount asset',
  unstaketorex: 'owner name, receiver name, from_net asset, from_cpu asset',
  sellrex: 'from name, rex asset',
  cnclrexorder: 'owner name',
  rentcpu: 'from name, receiver name, loan_payment asset, loan_fund asset',
  rentnet: 'from name, receiver name, loan_payment asset, loan_fund asset',
  fundcpuloan: 'from name, loan_num uint64, payment asset',
  fundnetloan: 'from name, loan_num uint64, payment asset',
  defcpuloan: 'from name, loan_num uint64, amount asset',
  defnetloan: 'from name, loan_num uint64, amount asset',
  updaterex: 'owner name',
  rexexec: 'user name, max uint16',
  consolidate: 'owner name',
  mvtosavings: 'owner name, rex asset',
  mvfrsavings: 'owner name, rex asset',
  closerex: 'owner name',
  donatetorex: 'payer name, quantity asset, memo string',
  setrex: 'balance asset',
  setrexmature: 'num_of_maturity_buckets uint32?, sell_matured_rex bool?, buy_rex_to_savings bool?',
};

const powerup = {
  powerup: 'payer name, receiver name, days uint32, net_frac int64, cpu_frac int64, max_payment asset',
  powerupexec: 'user name, max uint16',
  cfgpowerup: 'args powerup_config',
};

/** Compact ABI of the system contract; variants of chains extend it. */
export const systemAbiText = {
  structs,
  actions: { ...native, ...settings, ...resources, ...voting, ...auctions, ...rex, ...powerup },
  tables: {
    abihash: 'abi_hash',
    bidrefunds: 'bid_refund',
    blockinfo: 'block_info_record',
    cpuloan: 'rex_loan',
    delband: 'delegated_bandwidth',
    global: 'eosio_global_state',
    global2: 'eosio_global_state2',
    global3: 'eosio_global_state3',
    global4: 'eosio_global_state4',
    limitauthchg: 'limit_auth_change',
    namebids: 'name_bid',
    netloan: 'rex_loan',
    'powup.order': 'powerup_order',
    'powup.state': 'powerup_state',
    producers: 'producer_info',
    producers2: 'producer_info2',
    rammarket: 'exchange_state',
    refunds: 'refund_request',
    retbuckets: 'rex_return_buckets',
    rexbal: 'rex_balance',
    rexfund: 'rex_fund',
    rexmaturity: 'rex_maturity',
    rexpool: 'rex_pool',
    rexqueue: 'rex_order',
    rexretpool: 'rex_return_pool',
    schedules: 'schedules_info',
    userres: 'user_resources',
    voters: 'voter_info',
  },
  types: {
    block_signing_authority: 'variant_block_signing_authority_v0',
    blockchain_parameters_t: 'blockchain_parameters_v1',
  },
  variants: { variant_block_signing_authority_v0: ['block_signing_authority_v0'] },
  results: {
    buyram: 'action_return_buyram',
    buyramburn: 'action_return_buyram',
    buyrambytes: 'action_return_buyram',
    buyramself: 'action_return_buyram',
    ramburn: 'action_return_ramtransfer',
    ramtransfer: 'action_return_ramtransfer',
    sellram: 'action_return_sellram',
  },
};

/** ABI of the system contract (eosio.system 3.x): accounts, resources, voting, REX, PowerUp. */
export const systemAbi = abiOf(systemAbiText);
