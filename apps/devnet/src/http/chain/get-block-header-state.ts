import { toHex } from '@antescope/codec/bytes/bytes';
import { blockId, decodeSignedBlock } from '@antescope/codec/chain/block';
import { IncrementalMerkle } from '@antescope/codec/chain/merkle';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownBlock } from '../problem.ts';
import type { DevnetNode } from '../../node/devnet-node.ts';
import { signedHeaderJson } from '../block-json.ts';
import { blockNumberFor, storedBlockFor } from './get-block.ts';
import { authorityJson, scheduleJson } from './get-producer-schedule.ts';

export const getBlockHeaderState: Endpoint = {
  path: '/v1/chain/get_block_header_state',
  answer(node, body) {
    const requested = Params.required(body).string('block_num_or_id');
    if (node.spring) return { value: springHeaderState(node, requested) };
    const number = blockNumberFor(node, requested);
    const irreversible = node.lastIrreversible().block_num;
    const content = number === null || number <= irreversible ? null : node.store.content(number);
    if (number === null || content === null) {
      throw unknownBlock(`Could not find reversible block: ${requested}`, 2164, 'get_block_header_state');
    }
    const block = decodeSignedBlock(content);
    const state = node.chain.headerState(number);
    if (state === undefined) throw new Error(`block ${number} is reversible and has no header state`);
    const signer = state.activeSchedule.producers.find(({ producer_name }) => producer_name === block.producer);
    return {
      value: {
        block_num: number,
        dpos_proposed_irreversible_blocknum: state.proposedIrreversible,
        dpos_irreversible_blocknum: state.irreversible,
        active_schedule: scheduleJson(state.activeSchedule, node.keyPrefix),
        blockroot_merkle: {
          _active_nodes: activeNodes(state.merkle).map((root) => toHex(root)),
          _node_count: state.merkle.count,
        },
        producer_to_last_produced: byName(state.lastProduced),
        producer_to_last_implied_irb: byName(state.lastImpliedIrreversible),
        valid_block_signing_authority: signer === undefined ? null : authorityJson(signer.authority, node.keyPrefix),
        confirm_count: state.confirmCount,
        id: blockId(block),
        header: signedHeaderJson(block),
        pending_schedule: {
          schedule_lib_num: state.pendingSchedule.block,
          schedule_hash: state.pendingSchedule.hash,
          schedule: scheduleJson(state.pendingSchedule.schedule, node.keyPrefix),
        },
        activated_protocol_features: {
          protocol_features: (node.database.protocolState.get('')?.features ?? []).map(({ digest }) => digest).sort(),
        },
        additional_signatures: [],
      },
    };
  },
};

/** Spring answers every block, with only its id and header filled in. */
function springHeaderState(node: DevnetNode, requested: string): unknown {
  const { number, content } = storedBlockFor(node, requested);
  const block = decodeSignedBlock(content);
  const noSchedule = { version: 0, producers: [] };
  return {
    block_num: number,
    dpos_proposed_irreversible_blocknum: 0,
    dpos_irreversible_blocknum: 0,
    active_schedule: noSchedule,
    blockroot_merkle: { _active_nodes: [], _node_count: 0 },
    producer_to_last_produced: [],
    producer_to_last_implied_irb: [],
    valid_block_signing_authority: [0, { threshold: 0, keys: [] }],
    confirm_count: [],
    id: blockId(block),
    header: signedHeaderJson(block),
    pending_schedule: { schedule_lib_num: 0, schedule_hash: '0'.repeat(64), schedule: noSchedule },
    activated_protocol_features: null,
    additional_signatures: [],
  };
}

/** nodeos stores the roots of the complete subtrees, lowest first, followed by the root of the tree. */
function activeNodes({ subtrees, count }: { subtrees: readonly (Uint8Array | null)[]; count: number }): Uint8Array[] {
  const whole = new IncrementalMerkle();
  whole.subtrees.push(...subtrees);
  whole.count = count;
  const complete = subtrees.filter((root) => root !== null);
  return complete.length > 1 ? [...complete, whole.root()] : complete;
}

function byName(numbers: ReadonlyMap<string, number>): [string, number][] {
  return [...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
}
