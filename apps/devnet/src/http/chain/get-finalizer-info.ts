import { fromHex } from '@antescope/codec/bytes/bytes';
import { slotToTime } from '@antescope/codec/chain/time';
import { formatBlsPublicKey } from '@antescope/codec/keys/bls-text';
import type { HeaderState } from '@antescope/devnet/blocks/header-state';
import { springGeneration, type Endpoint } from '../endpoint.ts';
import { policyJson } from '../finality-json.ts';
import { Params } from '../params.ts';

/** Finalizer policies of the head and the last votes that a block has in its certificate. */
export const getFinalizerInfo: Endpoint = {
  path: '/v1/chain/get_finalizer_info',
  since: springGeneration,
  answer(node, body) {
    Params.none(body);
    const { finality } = node.chain.headState;
    const pending = finality?.policies.pending?.policy;
    return {
      value: {
        active_finalizer_policy: finality === undefined ? null : policyJson(finality.policies.active),
        pending_finalizer_policy: pending === undefined ? null : policyJson(pending),
        last_tracked_votes: votesJson(node.chain.headState.finality?.core.refs.at(-1)?.number, node.chain),
      },
    };
  },
};

function votesJson(
  number: number | undefined,
  chain: { headerState(number: number): HeaderState | undefined },
): unknown[] {
  const state = number === undefined ? undefined : chain.headerState(number);
  if (state?.votes === undefined || state.finality === undefined) return [];
  const { policies, ref } = state.finality;
  const { votes } = state;
  return policies.active.finalizers.flatMap(({ description, public_key: key }) => {
    const vote = votes.get(key);
    if (vote === undefined) return [];
    return [
      {
        description,
        public_key: formatBlsPublicKey(fromHex(key)),
        is_vote_strong: vote === 'strong',
        finalizer_policy_generation: policies.active.generation,
        voted_for_block_id: ref.id,
        voted_for_block_num: ref.number,
        voted_for_block_timestamp: slotToTime(ref.slot),
      },
    ];
  });
}
