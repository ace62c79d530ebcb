import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError, within } from '../bytes/error.ts';
import { authoritySchedule, producerSchedule } from '../chain/schedule.ts';
import {
  blockTime,
  bool,
  bytes,
  checksum256,
  f128,
  f64,
  i64,
  list,
  name,
  optional,
  publicKey,
  struct,
  timePoint,
  u128,
  u16,
  u32,
  u64,
  u8,
  version0,
  versions,
  type StructWire,
  type ValueOf,
  type Wire,
} from '../bytes/wire.ts';

const tableKey = { code: name, scope: name, table: name };
const rowKey = { ...tableKey, primary_key: u64, payer: name };
const codeId = { vm_type: u8, vm_version: u8, code_hash: checksum256 };

const authority = struct({
  threshold: u32,
  keys: list(struct({ key: publicKey, weight: u16 })),
  accounts: list(struct({ permission: struct({ actor: name, permission: name }), weight: u16 })),
  waits: list(struct({ wait_sec: u32, weight: u16 })),
});

const chainConfig0 = {
  max_block_net_usage: u64,
  target_block_net_usage_pct: u32,
  max_transaction_net_usage: u32,
  base_per_transaction_net_usage: u32,
  net_usage_leeway: u32,
  context_free_discount_net_usage_num: u32,
  context_free_discount_net_usage_den: u32,
  max_block_cpu_usage: u32,
  target_block_cpu_usage_pct: u32,
  max_transaction_cpu_usage: u32,
  min_transaction_cpu_usage: u32,
  max_transaction_lifetime: u32,
  deferred_trx_expiration_window: u32,
  max_transaction_delay: u32,
  max_inline_action_size: u32,
  max_inline_action_depth: u16,
  max_authority_depth: u16,
};
const chainConfig = versions(
  struct(chainConfig0),
  struct({ ...chainConfig0, max_action_return_value_size: u32 }),
  'max_action_return_value_size',
);

const wasmConfig = version0(
  struct({
    max_mutable_global_bytes: u32,
    max_table_elements: u32,
    max_section_elements: u32,
    max_linear_memory_init: u32,
    max_func_local_bytes: u32,
    max_nested_structures: u32,
    max_symbol_bytes: u32,
    max_module_bytes: u32,
    max_code_bytes: u32,
    max_pages: u32,
    max_call_depth: u32,
  }),
);

const globalProperty0 = struct({
  proposed_schedule_block_num: optional(u32),
  proposed_schedule: producerSchedule,
  configuration: chainConfig,
});
const globalProperty1 = endingWith(
  struct({
    proposed_schedule_block_num: optional(u32),
    proposed_schedule: authoritySchedule,
    configuration: chainConfig,
    chain_id: checksum256,
  }),
  'wasm_configuration',
  wasmConfig,
);

const accumulator = version0(struct({ last_ordinal: u32, value_ex: u64, consumed: u64 }));
const ratio = version0(struct({ numerator: u64, denominator: u64 }));
const elasticLimit = version0(
  struct({ target: u64, max: u64, periods: u32, max_multiplier: u32, contract_rate: ratio, expand_rate: ratio }),
);

// Most rows of a block; hand-written code reads them several times faster than the schema.
const contractRow: Wire<ValueOf<typeof contractRowSchema>> = {
  read: (reader) => ({
    code: reader.name(),
    scope: reader.name(),
    table: reader.name(),
    primary_key: reader.u64(),
    payer: reader.name(),
    value: reader.lengthAndBytes(),
  }),
  write: (writer, value) => contractRowSchema.write(writer, value),
};
const contractRowSchema = struct({ ...rowKey, value: bytes });

/** All tables of state history. The version of a row is not part of its value. */
const rows = {
  account: version0(struct({ name, creation_date: blockTime, abi: bytes })),
  account_metadata: version0(
    struct({ name, privileged: bool, last_code_update: timePoint, code: optional(struct(codeId)) }),
  ),
  code: version0(struct({ ...codeId, code: bytes })),
  contract_table: version0(struct({ ...tableKey, payer: name })),
  contract_row: version0(contractRow),
  contract_index64: version0(struct({ ...rowKey, secondary_key: u64 })),
  contract_index128: version0(struct({ ...rowKey, secondary_key: u128 })),
  contract_index256: version0(struct({ ...rowKey, secondary_key: checksum256 })),
  contract_index_double: version0(struct({ ...rowKey, secondary_key: f64 })),
  contract_index_long_double: version0(struct({ ...rowKey, secondary_key: f128 })),
  global_property: versions(globalProperty0, globalProperty1, 'chain_id'),
  generated_transaction: version0(
    struct({ sender: name, sender_id: u128, payer: name, trx_id: checksum256, packed_trx: bytes }),
  ),
  protocol_state: version0(
    struct({
      activated_protocol_features: list(version0(struct({ feature_digest: checksum256, activation_block_num: u32 }))),
    }),
  ),
  permission: version0(struct({ owner: name, name, parent: name, last_updated: timePoint, auth: authority })),
  permission_link: version0(struct({ account: name, code: name, message_type: name, required_permission: name })),
  resource_limits: version0(struct({ owner: name, net_weight: i64, cpu_weight: i64, ram_bytes: i64 })),
  resource_usage: version0(struct({ owner: name, net_usage: accumulator, cpu_usage: accumulator, ram_usage: u64 })),
  resource_limits_state: version0(
    struct({
      average_block_net_usage: accumulator,
      average_block_cpu_usage: accumulator,
      total_net_weight: u64,
      total_cpu_weight: u64,
      total_ram_bytes: u64,
      virtual_net_limit: u64,
      virtual_cpu_limit: u64,
    }),
  ),
  resource_limits_config: version0(
    struct({
      cpu_limit_parameters: elasticLimit,
      net_limit_parameters: elasticLimit,
      account_cpu_usage_average_window: u32,
      account_net_usage_average_window: u32,
    }),
  ),
};

export type DeltaRows = { [Table in keyof typeof rows]: ValueOf<(typeof rows)[Table]> };
export type DeltaTable = keyof DeltaRows;

/** Whether decodeDeltaRow supports the table; newer nodes may send others. */
export function isDeltaTable(table: string): table is DeltaTable {
  return Object.hasOwn(rows, table);
}

/**
 * Decodes a row of a table delta. 64-bit numbers are bigint, times as elsewhere in the codec, byte fields views of
 * `data`. Throws 'Unknown type …' for an unknown table, or the codec's errors.
 */
export function decodeDeltaRow<Table extends DeltaTable>(table: Table, data: Uint8Array): DeltaRows[Table] {
  const reader = new ByteReader(data);
  try {
    return wireOf(table).read(reader);
  } catch (error) {
    throw within(error, table);
  }
}

export function encodeDeltaRow<Table extends DeltaTable>(table: Table, row: DeltaRows[Table]): Uint8Array {
  const writer = new ByteWriter();
  try {
    wireOf(table).write(writer, row);
  } catch (error) {
    throw within(error, table);
  }
  return writer.finish();
}

function wireOf<Table extends DeltaTable>(table: Table): Wire<DeltaRows[Table]> {
  if (!isDeltaTable(table)) throw new CodecError(`Unknown type ${String(table)}`);
  return rows[table] as unknown as Wire<DeltaRows[Table]>;
}

/** A last field that older nodes omit. */
function endingWith<A extends object, K extends string, T>(
  body: StructWire<A>,
  field: K,
  last: Wire<T>,
): StructWire<A & { [P in K]?: T }> {
  return {
    fields: [...body.fields, field],
    read: (reader) => {
      const value = body.read(reader) as A & Record<string, unknown>;
      return (reader.remaining === 0 ? value : { ...value, [field]: last.read(reader) }) as A & { [P in K]?: T };
    },
    write: (writer, value) => {
      body.write(writer, value);
      const present = (value as Record<string, unknown>)[field];
      if (present !== undefined) last.write(writer, present as T);
    },
  };
}
