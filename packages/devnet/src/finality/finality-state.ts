import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { formatBlsPublicKey } from '@antescope/codec/keys/bls-text';
import { blockId, blockNumberOf, isSavannaBlock, packHeader, type BlockHeader } from '@antescope/codec/chain/block';
import { applyListChange, type FinalityExtension } from '@antescope/codec/chain/finality-extension';
import { SavannaMerkle } from '@antescope/codec/chain/merkle';
import { promotedProposers, type ProposerPolicies } from '@antescope/codec/chain/proposer-policies';
import { slotToTime, timeToSlot } from '@antescope/codec/chain/time';
import { finalityData, type FinalityData } from '@antescope/codec/ship/finality-data';
import type { ProducerSchedule } from '../contract.ts';
import {
  claimedRef,
  genesisCore,
  isGenesisNumber,
  lastFinal,
  latestClaim,
  nextCore,
  reversibleRoot,
  writeCore,
  type BlockRef,
  type FinalityCore,
  type QcClaim,
} from './finality-core.ts';
import {
  newestPolicy,
  policyDigest,
  promotedPolicies,
  writeDatedPolicy,
  writeProposerPolicy,
  type FinalizerPolicies,
  type FinalizerPolicy,
  type ProposerPolicy,
} from './policies.ts';
import { newestProposers, proposerState } from './proposers.ts';

/** Version of what finalizers sign. */
const version = { major: 1, minor: 0 };
const zeros = new Uint8Array(32);

/** State of instant finality after a block: from the block on that sets the first finalizers. */
export interface FinalityState {
  readonly ref: BlockRef;
  readonly core: FinalityCore;
  readonly policies: FinalizerPolicies;
  /** Slot of the block in which the last policy became pending. */
  readonly pendingSince: number;
  readonly proposers: ProposerPolicies<ProposerPolicy>;
  /** Merkle tree of the blocks since the genesis of Savanna. */
  readonly tree: readonly (Uint8Array | null)[];
  /** Roots of that tree after each block from the last irreversible one on. */
  readonly roots: readonly Uint8Array[];
  readonly actionRoot: Uint8Array;
  readonly baseDigest: Uint8Array;
}

/** What a block contributes besides its header. */
export interface BlockFacts {
  readonly header: BlockHeader;
  /** Savanna root of its action receipts. */
  readonly actionRoot: Uint8Array;
  /** Digests (hex) of the protocol features active in it. */
  readonly features: readonly string[];
}

/** State of the block that sets the first finalizers, on a chain with this schedule. */
export function genesisFinality(
  facts: BlockFacts,
  extension: FinalityExtension,
  schedule: ProducerSchedule,
): FinalityState {
  const { header } = facts;
  const slot = timeToSlot(header.timestamp);
  const active = changedPolicy({ generation: 0, threshold: 0n, finalizers: [] }, extension.new_finalizer_policy_diff!);
  return finished(facts, {
    core: genesisCore(blockNumberOf(blockId(header)), slot),
    policies: { active, pending: null, proposed: [] },
    pendingSince: slot,
    proposers: { active: { proposed: 0, schedule }, pending: null, proposed: null },
    parent: null,
  });
}

/** State of a block after one with finalizers, in the transition or in Savanna. */
export function nextFinality(parent: FinalityState, facts: BlockFacts, extension: FinalityExtension): FinalityState {
  const { header } = facts;
  const number = parent.ref.number + 1;
  const slot = timeToSlot(header.timestamp);
  const { block_num: block, is_strong_qc: strong } = extension.qc_claim;
  const core = nextCore(parent.core, parent.ref, { block, strong });
  const promoted = promotedPolicies(parent.policies, number, lastFinal(core));
  const change = extension.new_finalizer_policy_diff;
  const proposed =
    change === null
      ? promoted.proposed
      : [...promoted.proposed, { block: number, policy: changedPolicy(newestPolicy(parent.policies), change) }];
  const proposers = promotedProposers(proposerState(parent), slot);
  const proposal = extension.new_proposer_policy_diff;
  return finished(facts, {
    core,
    policies: { ...promoted, proposed },
    pendingSince: promoted.pending?.block === number ? slot : parent.pendingSince,
    proposers: {
      ...proposers,
      proposed: proposal === null ? proposers.proposed : changedProposers(newestProposers(parent.proposers), proposal),
    },
    parent,
  });
}

/** The root that a Savanna block after `parent` has as action_mroot: of the tree after the block it claims. */
export function claimedRoot(parent: FinalityState, claim: QcClaim): Uint8Array {
  if (isGenesisNumber(parent.core, claim.block)) return zeros;
  return parent.roots[claim.block - lastFinal(parent.core)]!;
}

/** Packed `finality_data` of state history. */
export function packFinalityData(state: FinalityState): Uint8Array {
  const writer = new ByteWriter();
  finalityData.write(writer, finalityDataOf(state));
  return writer.finish();
}

function finalityDataOf(state: FinalityState): FinalityData {
  const { core, policies, ref } = state;
  const genesis = core.refs.length === 0;
  const becamePending = genesis
    ? policies.active
    : policies.pending?.block === ref.number
      ? policies.pending.policy
      : null;
  const claimed = claimedRef(core);
  return {
    major_version: version.major,
    minor_version: version.minor,
    active_finalizer_policy_generation: policies.active.generation,
    action_mroot: toHex(state.actionRoot),
    reversible_blocks_mroot: toHex(reversibleRoot(core)),
    latest_qc_claim_block_num: latestClaim(core).block,
    latest_qc_claim_finality_digest: toHex(claimed?.digest ?? zeros),
    latest_qc_claim_timestamp: slotToTime(claimed?.slot ?? 0),
    base_digest: toHex(state.baseDigest),
    pending_finalizer_policy:
      becamePending === null
        ? null
        : {
            generation: becamePending.generation,
            threshold: becamePending.threshold,
            finalizers: becamePending.finalizers.map(({ description, weight, public_key }) => ({
              description,
              weight,
              public_key: formatBlsPublicKey(fromHex(public_key)),
            })),
          },
    last_pending_finalizer_policy_generation: lastPending(policies).generation,
  };
}

interface Unfinished extends Pick<FinalityState, 'core' | 'policies' | 'pendingSince' | 'proposers'> {
  readonly parent: FinalityState | null;
}

/** Adds the digest that finalizers sign, and the leaf of the finality tree. */
function finished(facts: BlockFacts, { parent, ...state }: Unfinished): FinalityState {
  const { header, actionRoot } = facts;
  const id = blockId(header);
  const number = blockNumberOf(id);
  const slot = timeToSlot(header.timestamp);
  const baseDigest = baseDigestOf(facts, state);
  const digest = finalityDigest(header, state, baseDigest);
  const tree = new SavannaMerkle(parent?.tree);
  const leaf = new ByteWriter();
  leaf.u32(version.major);
  leaf.u32(version.minor);
  leaf.u32(number);
  leaf.u32(slot);
  leaf.u32(parent?.ref.slot ?? 0);
  leaf.bytes(digest);
  leaf.bytes(actionRoot);
  tree.append(sha256(leaf.finish()));
  const dropped = parent === null ? 0 : lastFinal(state.core) - lastFinal(parent.core);
  return {
    ...state,
    ref: { number, id, slot, digest },
    tree: tree.subtrees,
    roots: [...(parent?.roots.slice(dropped) ?? []), tree.root()],
    actionRoot,
    baseDigest,
  };
}

function baseDigestOf({ header, features }: BlockFacts, state: Omit<Unfinished, 'parent'>): Uint8Array {
  const { policies, proposers } = state;
  const writer = new ByteWriter(1024);
  const optional = <T>(value: T | null, write: (writer: ByteWriter, value: T) => void): void => {
    writer.bool(value !== null);
    if (value !== null) write(writer, value);
  };
  writer.bytes(packHeader(header));
  writeCore(writer, state.core);
  writer.varuint32(policies.proposed.length);
  for (const each of policies.proposed) writeDatedPolicy(writer, each);
  optional(policies.pending, writeDatedPolicy);
  writeProposerPolicy(writer, proposers.active);
  optional(proposers.proposed, writeProposerPolicy);
  optional(proposers.pending, writeProposerPolicy);
  writer.varuint32(features.length);
  for (const feature of features.toSorted()) writer.bytes(fromHex(feature));
  return sha256(writer.finish());
}

function finalityDigest(header: BlockHeader, state: Omit<Unfinished, 'parent'>, baseDigest: Uint8Array): Uint8Array {
  const { core, policies } = state;
  const claimed = claimedRef(core);
  const third = new ByteWriter();
  third.bytes(reversibleRoot(core));
  third.u32(latestClaim(core).block);
  third.bytes(claimed?.digest ?? zeros);
  third.u32(claimed?.slot ?? 0);
  third.u32(timeToSlot(header.timestamp));
  third.bytes(baseDigest);
  const second = new ByteWriter();
  second.bytes(policyDigest(lastPending(policies)));
  second.u32(state.pendingSince);
  second.bytes(sha256(third.finish()));
  const first = new ByteWriter();
  first.u32(version.major);
  first.u32(version.minor);
  first.u32(policies.active.generation);
  first.u32(lastPending(policies).generation);
  first.bytes(isSavannaBlock(header) ? fromHex(header.action_mroot) : zeros);
  first.bytes(sha256(second.finish()));
  return sha256(first.finish());
}

function lastPending({ pending, active }: FinalizerPolicies): FinalizerPolicy {
  return pending?.policy ?? active;
}

function changedPolicy(
  before: FinalizerPolicy,
  change: NonNullable<FinalityExtension['new_finalizer_policy_diff']>,
): FinalizerPolicy {
  const { generation, threshold, finalizers_diff: difference } = change;
  return { generation, threshold, finalizers: applyListChange(before.finalizers, difference) };
}

function changedProposers(
  before: ProposerPolicy,
  change: NonNullable<FinalityExtension['new_proposer_policy_diff']>,
): ProposerPolicy {
  const { version: number, proposal_time: time, producer_auth_diff: difference } = change;
  return {
    proposed: timeToSlot(time),
    schedule: { version: number, producers: applyListChange(before.schedule.producers, difference) },
  };
}
