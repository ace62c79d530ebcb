import { abiOf } from '../abi-text.ts';

/** ABI of FIO's system contract, as far as the devnet has it. */
export const fioSystemAbi = abiOf({
  structs: {
    permission_level: 'actor name, permission name',
    key_weight: 'key public_key, weight uint16',
    permission_level_weight: 'permission permission_level, weight uint16',
    wait_weight: 'wait_sec uint32, weight uint16',
    authority: 'threshold uint32, keys key_weight[], accounts permission_level_weight[], waits wait_weight[]',
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
    eosio_global_state:
      'blockchain_parameters: last_producer_schedule_update block_timestamp_type, ' +
      'last_pervote_bucket_fill time_point, pervote_bucket int64, perblock_bucket int64, ' +
      'total_unpaid_blocks uint32, total_voted_fio int64, thresh_voted_fio_time time_point, ' +
      'last_producer_schedule_size uint16, total_producer_vote_weight float64, ' +
      'last_name_close block_timestamp_type, last_fee_update block_timestamp_type',
    voter_info:
      'id uint64, fioaddress string, addresshash uint128, owner name, proxy name, producers name[], ' +
      'last_vote_weight float64, proxied_vote_weight float64, is_proxy bool, is_auto_proxy bool, ' +
      'reserved2 uint32, reserved3 asset',
    producer_info:
      'id uint64, owner name, fio_address string, addresshash uint128, total_votes float64, ' +
      'producer_public_key public_key, is_active bool, url string, unpaid_blocks uint32, ' +
      'last_claim_time time_point, last_bpclaim uint32, location uint16',
    lockperiodv2: 'duration int64, amount int64',
    locked_tokens_info_v2:
      'id int64, owner_account name, lock_amount int64, payouts_performed int32, can_vote int32, ' +
      'periods lockperiodv2[], remaining_lock_amount int64, timestamp uint32',
  },
  actions: {
    newaccount: 'creator name, name name, owner authority, active authority',
    setcode: 'account name, vmtype uint8, vmversion uint8, code bytes',
    setabi: 'account name, abi bytes',
    updateauth: 'account name, permission name, parent name, auth authority, max_fee uint64$',
    deleteauth: 'account name, permission name, max_fee uint64$',
    linkauth: 'account name, code name, type name, requirement name, max_fee uint64$',
    unlinkauth: 'account name, code name, type name',
    onblock: 'header block_header',
    setpriv: 'account name, is_priv uint8',
    newfioacc: 'fio_public_key string, owner authority, active authority, max_fee int64, actor name, tpid name',
    regproducer: 'fio_address string, fio_pub_key string, url string, location uint16, actor name, max_fee int64',
    unregprod: 'fio_address string, actor name, max_fee int64',
    voteproducer: 'producers string[], fio_address string, actor name, max_fee int64',
    voteproxy: 'proxy string, fio_address string, actor name, max_fee int64',
    regproxy: 'fio_address string, actor name, max_fee int64',
    unregproxy: 'fio_address string, actor name, max_fee int64',
    addlocked: 'owner name, can_vote int32, periods lockperiodv2[], amount int64',
  },
  tables: {
    global: 'eosio_global_state',
    voters: 'voter_info',
    producers: 'producer_info',
    locktokensv2: 'locked_tokens_info_v2',
  },
});
