import { toHex, fromHex } from '@antescope/codec/bytes/bytes';
import { formatBlsPublicKey, formatBlsSignature } from '@antescope/codec/keys/bls-text';
import type { FinalityExtension, ListChange } from '@antescope/codec/chain/finality-extension';
import type { PolicyVotes, QuorumCertificate } from '@antescope/codec/chain/quorum-certificate';
import type { Extension } from '@antescope/codec/chain/transaction';
import type { FinalizerPolicy } from '@antescope/devnet/finality/policies';
import { authorityJson } from './chain/get-producer-schedule.ts';

/** `finality_extension` of get_block; diffs only if there are any. */
export function finalityExtensionJson({
  qc_claim,
  new_finalizer_policy_diff: finalizers,
  new_proposer_policy_diff: producers,
}: FinalityExtension): unknown {
  return {
    qc_claim,
    ...(finalizers === null
      ? {}
      : {
          new_finalizer_policy_diff: {
            generation: finalizers.generation,
            threshold: finalizers.threshold,
            finalizers_diff: changeJson(finalizers.finalizers_diff, finalizerJson),
          },
        }),
    ...(producers === null
      ? {}
      : {
          new_proposer_policy_diff: {
            version: producers.version,
            proposal_time: producers.proposal_time,
            producer_auth_diff: changeJson(producers.producer_auth_diff, ({ producer_name, authority }) => ({
              producer_name,
              // FIO has no Savanna.
              authority: authorityJson(authority, 'EOS'),
            })),
          },
        }),
  };
}

/** `qc_extension` of get_block. */
export function qcExtensionJson({ block_num, active_policy_sig, pending_policy_sig }: QuorumCertificate): unknown {
  return {
    qc: {
      block_num,
      active_policy_sig: votesJson(active_policy_sig),
      ...(pending_policy_sig === null ? {} : { pending_policy_sig: votesJson(pending_policy_sig) }),
    },
  };
}

/** A policy as get_finalizer_info has it. */
export function policyJson({ generation, threshold, finalizers }: FinalizerPolicy): unknown {
  return { generation, threshold, finalizers: finalizers.map(finalizerJson) };
}

/** Extensions as pairs of a number and hex. */
export function extensionsJson(extensions: readonly Extension[]): unknown {
  return extensions.map(([id, data]) => [id, toHex(data)]);
}

function finalizerJson(finalizer: FinalizerPolicy['finalizers'][number]): unknown {
  const { description, weight, public_key: key } = finalizer;
  return { description, weight, public_key: formatBlsPublicKey(fromHex(key)) };
}

function changeJson<T>({ remove_indexes, insert_indexes }: ListChange<T>, json: (value: T) => unknown): unknown {
  return { remove_indexes, insert_indexes: insert_indexes.map(({ index, value }) => [index, json(value)]) };
}

function votesJson({ strong_votes: strong, weak_votes: weak, sig }: PolicyVotes): unknown {
  return {
    ...(strong === null ? {} : { strong_votes: bitsText(strong) }),
    ...(weak === null ? {} : { weak_votes: bitsText(weak) }),
    sig: formatBlsSignature(sig),
  };
}

/** The last finalizer first, as nodeos writes bit sets. */
function bitsText(voted: readonly boolean[]): string {
  return voted
    .map((one) => (one ? '1' : '0'))
    .toReversed()
    .join('');
}
