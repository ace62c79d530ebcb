import { slotToTime } from '@antescope/codec/chain/time';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';

export const getInfo: Endpoint = {
  path: '/v1/chain/get_info',
  answer(node, body) {
    Params.none(body);
    const head = node.head();
    const irreversible = node.lastIrreversible();
    const state = node.database.resources;
    const limits = node.resources.blockLimits();
    const version = `v${node.options.nodeVersion}`;
    return {
      value: {
        server_version: '00000000',
        chain_id: node.chainId(),
        head_block_num: head.block_num,
        last_irreversible_block_num: irreversible.block_num,
        last_irreversible_block_id: irreversible.block_id,
        head_block_id: head.block_id,
        head_block_time: slotToTime(node.headSlot()),
        head_block_producer: node.headProducer(),
        virtual_block_cpu_limit: state.virtualCpu,
        virtual_block_net_limit: state.virtualNet,
        block_cpu_limit: limits.cpu,
        block_net_limit: limits.net,
        server_version_string: version,
        fork_db_head_block_num: head.block_num,
        fork_db_head_block_id: head.block_id,
        server_full_version_string: `${version}-antescope-devnet`,
        total_cpu_weight: state.totalCpu,
        total_net_weight: state.totalNet,
        earliest_available_block_num: node.firstNumber(),
        last_irreversible_block_time: node.blockTime(irreversible.block_num),
      },
    };
  },
};
