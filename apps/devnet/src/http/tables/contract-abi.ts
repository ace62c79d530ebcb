import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { DevnetNode } from '../../node/devnet-node.ts';
import { Problem, detail } from '../problem.ts';
import { tableProblem } from './index-position.ts';

/** Row type of a table and its ABI. Throws nodeos' error for an unknown account or table. */
export function tableTypeOf(node: DevnetNode, code: string, table: string): { abi: CompiledAbi; type: string } {
  if (node.contractOf(code) === null) {
    const reason = detail(`Fail to retrieve account for ${code}`, 'chain_plugin.cpp', 1695, 'get_abi');
    throw new Problem(500, 3060002, 'account_query_exception', 'Account Query Exception', [reason]);
  }
  const abi = node.abiOf(code);
  const type = abi?.tableType(table);
  if (abi === null || type === undefined) {
    throw tableProblem(`Table ${table} is not specified in the ABI`, 1707, 'get_table_type');
  }
  return { abi, type };
}
