import type { EndpointKind } from '../core/node-proxy.ts';

const kinds: Record<string, EndpointKind> = {
  get_info: 'info',
  get_block: 'block',
  get_block_info: 'block',
  send_transaction: 'send',
  send_transaction2: 'send',
  send_read_only_transaction: 'send',
  push_transaction: 'send',
  push_transactions: 'send',
  push_ro_transaction: 'send',
  compute_transaction: 'send',
};

const reads = [
  'abi_bin_to_json',
  'abi_json_to_bin',
  'get_abi',
  'get_account',
  'get_accounts_by_authorizers',
  'get_activated_protocol_features',
  'get_actor',
  'get_block_header',
  'get_block_header_state',
  'get_code',
  'get_code_hash',
  'get_consensus_parameters',
  'get_currency_balance',
  'get_currency_stats',
  'get_fee',
  'get_finalizer_info',
  'get_fio_addresses',
  'get_fio_balance',
  'get_fio_domains',
  'get_fio_names',
  'get_kv_table_rows',
  'get_nfts_fio_address',
  'get_oracle_fees',
  'get_producer_schedule',
  'get_producers',
  'get_pub_address',
  'get_pub_addresses',
  'get_raw_abi',
  'get_raw_block',
  'get_raw_code_and_abi',
  'get_required_keys',
  'get_scheduled_transactions',
  'get_table_by_scope',
  'get_table_rows',
  'get_transaction_id',
  'get_transaction_status',
];
for (const name of reads) kinds[name] = 'read';

/** Endpoints of other node plugins that are forwarded, by path below /v1. */
const pluginReads = new Set(['trace_api/get_block', 'trace_api/get_transaction_trace', 'node/get_supported_apis']);

/** Whether a path below /v1 of a plugin other than the chain API is forwarded; all of them are reads. */
export function isPluginRead(path: string): boolean {
  return pluginReads.has(path);
}

/** null: not forwarded. Producer, network and database endpoints never are. */
export function endpointKind(name: string): EndpointKind | null {
  return Object.hasOwn(kinds, name) ? kinds[name]! : null;
}
