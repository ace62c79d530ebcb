import type { Abi } from '../abi/abi.ts';

/*
 * The state history protocol as an ABI: a node's first (text) message, and the schema for generic readers. One line per
 * struct: name, base in parentheses, fields as `name:type`.
 */

const rowKey = 'code:name scope:name table:name';
const indexKey = `${rowKey} primary_key:uint64 payer:name`;
const position = 'head:block_position last_irreversible:block_position';
const blocksRequest =
  'start_block_num:uint32 end_block_num:uint32 max_messages_in_flight:uint32 have_positions:block_position[] irreversible_only:bool fetch_block:bool fetch_traces:bool fetch_deltas:bool';
const blocksResult = `${position} this_block:block_position? prev_block:block_position? block:bytes? traces:bytes? deltas:bytes?`;
const status = `${position} trace_begin_block:uint32 trace_end_block:uint32 chain_state_begin_block:uint32 chain_state_end_block:uint32`;
const actionTrace =
  'action_ordinal:varuint32 creator_action_ordinal:varuint32 receipt:action_receipt? receiver:name act:action context_free:bool elapsed:int64 console:string account_ram_deltas:account_delta[] except:string? error_code:uint64?';
const transactionHeader =
  'expiration:time_point_sec ref_block_num:uint16 ref_block_prefix:uint32 max_net_usage_words:varuint32 max_cpu_usage_ms:uint8 delay_sec:varuint32';
const chainConfig =
  'max_block_net_usage:uint64 target_block_net_usage_pct:uint32 max_transaction_net_usage:uint32 base_per_transaction_net_usage:uint32 net_usage_leeway:uint32 context_free_discount_net_usage_num:uint32 context_free_discount_net_usage_den:uint32 max_block_cpu_usage:uint32 target_block_cpu_usage_pct:uint32 max_transaction_cpu_usage:uint32 min_transaction_cpu_usage:uint32 max_transaction_lifetime:uint32 deferred_trx_expiration_window:uint32 max_transaction_delay:uint32 max_inline_action_size:uint32 max_inline_action_depth:uint16 max_authority_depth:uint16';

const structs = `
get_status_request_v0
get_status_request_v1
block_position block_num:uint32 block_id:checksum256
get_status_result_v0 ${status} chain_id:checksum256$
get_status_result_v1 ${status} chain_id:checksum256 finality_data_begin_block:uint32 finality_data_end_block:uint32
get_blocks_request_v0 ${blocksRequest}
get_blocks_request_v1 ${blocksRequest} fetch_finality_data:bool
get_blocks_ack_request_v0 num_messages:uint32
get_blocks_result_v0 ${blocksResult}
get_blocks_result_v1 ${blocksResult} finality_data:bytes?
row present:bool data:bytes
table_delta_v0 name:string rows:row[]
action account:name name:name authorization:permission_level[] data:bytes
account_auth_sequence account:name sequence:uint64
action_receipt_v0 receiver:name act_digest:checksum256 global_sequence:uint64 recv_sequence:uint64 auth_sequence:account_auth_sequence[] code_sequence:varuint32 abi_sequence:varuint32
account_delta account:name delta:int64
action_trace_v0 ${actionTrace}
action_trace_v1 ${actionTrace} return_value:bytes
partial_transaction_v0 ${transactionHeader} transaction_extensions:extension[] signatures:signature[] context_free_data:bytes[]
transaction_trace_v0 id:checksum256 status:uint8 cpu_usage_us:uint32 net_usage_words:varuint32 elapsed:int64 net_usage:uint64 scheduled:bool action_traces:action_trace[] account_ram_delta:account_delta? except:string? error_code:uint64? failed_dtrx_trace:transaction_trace? partial:partial_transaction?
packed_transaction signatures:signature[] compression:uint8 packed_context_free_data:bytes packed_trx:bytes
transaction_receipt_header status:uint8 cpu_usage_us:uint32 net_usage_words:varuint32
transaction_receipt(transaction_receipt_header) trx:transaction_variant
extension type:uint16 data:bytes
block_header timestamp:block_timestamp_type producer:name confirmed:uint16 previous:checksum256 transaction_mroot:checksum256 action_mroot:checksum256 schedule_version:uint32 new_producers:producer_schedule? header_extensions:extension[]
signed_block_header(block_header) producer_signature:signature
signed_block(signed_block_header) transactions:transaction_receipt[] block_extensions:extension[]
transaction_header ${transactionHeader}
transaction(transaction_header) context_free_actions:action[] actions:action[] transaction_extensions:extension[]
code_id vm_type:uint8 vm_version:uint8 code_hash:checksum256
account_v0 name:name creation_date:block_timestamp_type abi:bytes
account_metadata_v0 name:name privileged:bool last_code_update:time_point code:code_id?
code_v0 vm_type:uint8 vm_version:uint8 code_hash:checksum256 code:bytes
contract_table_v0 ${rowKey} payer:name
contract_row_v0 ${indexKey} value:bytes
contract_index64_v0 ${indexKey} secondary_key:uint64
contract_index128_v0 ${indexKey} secondary_key:uint128
contract_index256_v0 ${indexKey} secondary_key:checksum256
contract_index_double_v0 ${indexKey} secondary_key:float64
contract_index_long_double_v0 ${indexKey} secondary_key:float128
producer_key producer_name:name block_signing_key:public_key
producer_schedule version:uint32 producers:producer_key[]
block_signing_authority_v0 threshold:uint32 keys:key_weight[]
producer_authority producer_name:name authority:block_signing_authority
producer_authority_schedule version:uint32 producers:producer_authority[]
chain_config_v0 ${chainConfig}
chain_config_v1 ${chainConfig} max_action_return_value_size:uint32
wasm_config_v0 max_mutable_global_bytes:uint32 max_table_elements:uint32 max_section_elements:uint32 max_linear_memory_init:uint32 max_func_local_bytes:uint32 max_nested_structures:uint32 max_symbol_bytes:uint32 max_module_bytes:uint32 max_code_bytes:uint32 max_pages:uint32 max_call_depth:uint32
global_property_v0 proposed_schedule_block_num:uint32? proposed_schedule:producer_schedule configuration:chain_config
global_property_v1 proposed_schedule_block_num:uint32? proposed_schedule:producer_authority_schedule configuration:chain_config chain_id:checksum256 wasm_configuration:wasm_config$
generated_transaction_v0 sender:name sender_id:uint128 payer:name trx_id:checksum256 packed_trx:bytes
activated_protocol_feature_v0 feature_digest:checksum256 activation_block_num:uint32
protocol_state_v0 activated_protocol_features:activated_protocol_feature[]
key_weight key:public_key weight:uint16
permission_level actor:name permission:name
permission_level_weight permission:permission_level weight:uint16
wait_weight wait_sec:uint32 weight:uint16
authority threshold:uint32 keys:key_weight[] accounts:permission_level_weight[] waits:wait_weight[]
permission_v0 owner:name name:name parent:name last_updated:time_point auth:authority
permission_link_v0 account:name code:name message_type:name required_permission:name
resource_limits_v0 owner:name net_weight:int64 cpu_weight:int64 ram_bytes:int64
usage_accumulator_v0 last_ordinal:uint32 value_ex:uint64 consumed:uint64
resource_usage_v0 owner:name net_usage:usage_accumulator cpu_usage:usage_accumulator ram_usage:uint64
resource_limits_state_v0 average_block_net_usage:usage_accumulator average_block_cpu_usage:usage_accumulator total_net_weight:uint64 total_cpu_weight:uint64 total_ram_bytes:uint64 virtual_net_limit:uint64 virtual_cpu_limit:uint64
resource_limits_ratio_v0 numerator:uint64 denominator:uint64
elastic_limit_parameters_v0 target:uint64 max:uint64 periods:uint32 max_multiplier:uint32 contract_rate:resource_limits_ratio expand_rate:resource_limits_ratio
resource_limits_config_v0 cpu_limit_parameters:elastic_limit_parameters net_limit_parameters:elastic_limit_parameters account_cpu_usage_average_window:uint32 account_net_usage_average_window:uint32
`;

/** Tables and their key fields; types have the same names. */
const tables: Readonly<Record<string, string>> = {
  account: 'name',
  account_metadata: 'name',
  code: 'vm_type vm_version code_hash',
  contract_table: 'code scope table',
  contract_row: 'code scope table primary_key',
  contract_index64: 'code scope table primary_key',
  contract_index128: 'code scope table primary_key',
  contract_index256: 'code scope table primary_key',
  contract_index_double: 'code scope table primary_key',
  contract_index_long_double: 'code scope table primary_key',
  global_property: '',
  generated_transaction: 'sender sender_id',
  protocol_state: '',
  permission: 'owner name',
  permission_link: 'account code message_type',
  resource_limits: 'owner',
  resource_usage: 'owner',
  resource_limits_state: '',
  resource_limits_config: '',
};

const twoVersions = new Set(['action_trace', 'chain_config', 'global_property']);

function versionsOf(name: string): string[] {
  return twoVersions.has(name) ? [`${name}_v0`, `${name}_v1`] : [`${name}_v0`];
}

const versioned =
  `action_receipt action_trace partial_transaction transaction_trace table_delta ${Object.keys(tables).join(' ')}
chain_config wasm_config activated_protocol_feature usage_accumulator resource_limits_ratio elastic_limit_parameters
block_signing_authority`.split(/\s/);

/** The protocol's ABI as of current nodes (results and requests of both versions). */
export const shipAbi: Abi = {
  version: 'eosio::abi/1.1',
  types: [{ new_type_name: 'transaction_id', type: 'checksum256' }],
  structs: structs
    .trim()
    .split('\n')
    .map((line) => {
      const [head, ...fields] = line.trim().split(' ');
      const [name, base] = head!.split(/[()]/);
      return {
        name: name!,
        base: base ?? '',
        fields: fields.map((field) => {
          const [fieldName, type] = field.split(':');
          return { name: fieldName!, type: type! };
        }),
      };
    }),
  actions: [],
  tables: Object.entries(tables).map(([name, keys]) => ({
    name,
    index_type: '',
    key_names: keys === '' ? [] : keys.split(' '),
    key_types: [],
    type: name,
  })),
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [
    {
      name: 'request',
      types: [
        'get_status_request_v0',
        'get_blocks_request_v0',
        'get_blocks_ack_request_v0',
        'get_blocks_request_v1',
        'get_status_request_v1',
      ],
    },
    {
      name: 'result',
      types: ['get_status_result_v0', 'get_blocks_result_v0', 'get_blocks_result_v1', 'get_status_result_v1'],
    },
    { name: 'transaction_variant', types: ['transaction_id', 'packed_transaction'] },
    ...versioned.map((name) => ({ name, types: versionsOf(name) })),
  ],
  action_results: [],
};

/** Without the requests and results of Spring: the ABI of nodes before it. */
export const legacyShipAbi: Abi = {
  ...shipAbi,
  structs: shipAbi.structs.filter(({ name }) => !isOfSpring(name)),
  variants: shipAbi.variants.map(({ name, types }) => ({ name, types: types.filter((type) => !isOfSpring(type)) })),
};

function isOfSpring(name: string): boolean {
  return /^get_.*_v1$/.test(name);
}
