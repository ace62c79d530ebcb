/** Structs of a transaction in action data, as multisig contracts name them. */
export const transactionStructs = {
  permission_level: 'actor name, permission name',
  action: 'account name, name name, authorization permission_level[], data bytes',
  extension: 'type uint16, data bytes',
  transaction_header:
    'expiration time_point_sec, ref_block_num uint16, ref_block_prefix uint32, max_net_usage_words varuint32, ' +
    'max_cpu_usage_ms uint8, delay_sec varuint32',
  transaction:
    'transaction_header: context_free_actions action[], actions action[], transaction_extensions extension[]',
} as const;
