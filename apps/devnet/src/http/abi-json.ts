import { toHex } from '@antescope/codec/bytes/bytes';
import type { Abi } from '@antescope/codec/abi/abi';

/** An ABI as nodeos writes it: all sections of later ABI versions, key-value tables only if there are any. */
export function abiJson(abi: Abi): Record<string, unknown> {
  return {
    version: abi.version,
    types: abi.types,
    structs: abi.structs,
    actions: abi.actions,
    tables: abi.tables,
    ricardian_clauses: abi.ricardian_clauses,
    error_messages: abi.error_messages,
    abi_extensions: abi.abi_extensions.map(([type, data]) => [type, toHex(data)]),
    variants: abi.variants,
    action_results: abi.action_results,
    ...(abi.kv_tables !== undefined && abi.kv_tables.length > 0 ? { kv_tables: keyValueTables(abi) } : {}),
  };
}

function keyValueTables(abi: Abi): Record<string, unknown> {
  const tables = (abi.kv_tables ?? []).map(({ name, type, primary_index, secondary_indices }) => {
    const indices = Object.fromEntries(secondary_indices.map((index) => [index.name, { type: index.type }]));
    return [name, { type, primary_index, secondary_indices: indices }];
  });
  return Object.fromEntries(tables) as Record<string, unknown>;
}
