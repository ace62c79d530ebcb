import { toHex } from '@antescope/codec/bytes';
import { blockId, decodeSignedBlock } from '@antescope/codec/block';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownBlock } from '../problem.ts';
import { blockNumberFor } from './get-block.ts';
import { authorityJson, scheduleJson } from './get-producer-schedule.ts';

export const getBlockHeaderState: Endpoint = {
  path: '/v1/chain/get_block_header_state',
  answer(node, body) {
    const wanted = Params.required(body).string('block_num_or_id');
    const number = blockNumberFor(node, wanted);
    const irreversible = node.lastIrreversible().block_num;
    const content = number === null || number <= irreversible ? null : node.store.content(number);
    if (number === null || content === null) {
      throw unknownBlock(`Could not find reversible block: ${wanted}`, 2164, 'get_block_header_state');
    }
    const block = decodeSignedBlock(content);
    const { active, pending } = node.schedules();
    const signer = active.producers.find((producer) => producer.producer_name === block.producer)?.authority;
    return {
      value: {
        block_num: number,
        dpos_proposed_irreversible_blocknum: irreversible,
        dpos_irreversible_blocknum: irreversible,
        active_schedule: scheduleJson(active),
        blockroot_merkle: { _active_nodes: [], _node_count: number - 1 },
        producer_to_last_produced: active.producers.map(({ producer_name }) => [producer_name, irreversible]),
        producer_to_last_implied_irb: active.producers.map(({ producer_name }) => [producer_name, irreversible]),
        valid_block_signing_authority: signer === undefined ? null : authorityJson(signer),
        confirm_count: [],
        id: blockId(block),
        header: {
          timestamp: block.timestamp,
          producer: block.producer,
          confirmed: block.confirmed,
          previous: block.previous,
          transaction_mroot: block.transaction_mroot,
          action_mroot: block.action_mroot,
          schedule_version: block.schedule_version,
          header_extensions: block.header_extensions.map(([type, data]) => [type, toHex(data)]),
          producer_signature: block.producer_signature,
        },
        pending_schedule: {
          schedule_lib_num: irreversible,
          schedule_hash: ''.padEnd(64, '0'),
          schedule: pending === null ? { version: active.version, producers: [] } : scheduleJson(pending),
        },
        activated_protocol_features: {
          protocol_features: node.database.protocolState.get('')?.features.map(({ digest }) => digest) ?? [],
        },
        additional_signatures: [],
      },
    };
  },
};
