import type { ChainConfig } from '@antescope/devnet/contract';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';

/** WebAssembly limits. The devnet runs no WebAssembly, but clients may read them. */
const wasmConfig = {
  max_mutable_global_bytes: 1024,
  max_table_elements: 1024,
  max_section_elements: 8192,
  max_linear_memory_init: 65_536,
  max_func_local_bytes: 8192,
  max_nested_structures: 1024,
  max_symbol_bytes: 8192,
  max_module_bytes: 20_971_520,
  max_code_bytes: 20_971_520,
  max_pages: 528,
  max_call_depth: 251,
};

export const getConsensusParameters: Endpoint = {
  path: '/v1/chain/get_consensus_parameters',
  answer(node, body) {
    Params.none(body);
    return { value: { chain_config: inOrder(node.database.config.configuration), wasm_config: wasmConfig } };
  },
};

/** nodeos writes the parameter added last at the end. */
function inOrder({ max_action_return_value_size, ...older }: ChainConfig): ChainConfig {
  return { ...older, max_action_return_value_size };
}
