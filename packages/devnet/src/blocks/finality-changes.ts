import { type BlockHeader } from '@antescope/codec/chain/block';
import type { FinalityExtension } from '@antescope/codec/chain/finality-extension';
import type { QuorumCertificate } from '@antescope/codec/chain/quorum-certificate';
import { isStrong } from '@antescope/codec/chain/quorum-certificate';
import { savannaActionReceiptDigest } from '@antescope/codec/chain/receipt';
import { savannaMerkleRoot } from '@antescope/codec/chain/merkle';
import { isActive, savannaFeatures } from '../execution/protocol-features.ts';
import { lastFinal, latestClaim, type QcClaim } from '../finality/finality-core.ts';
import { genesisFinality, nextFinality, type FinalityState } from '../finality/finality-state.ts';
import { listDifference, newestPolicy, type FinalizerPolicy } from '../finality/policies.ts';
import { newestProposers } from '../finality/proposers.ts';
import type { Database } from '../state/database.ts';
import { only } from '../state/keys.ts';
import type { FinalityProposalRow } from '../state/rows.ts';
import type { ExecutedTransaction } from '../traces/trace.ts';
import type { NextHeaderState } from './header-state.ts';
import { sameProducers } from './schedule.ts';

const noProposal: FinalityProposalRow = { producers: null, finalizers: null };

/** Stores a proposal for the finality extension of the pending block. False if there is nothing to propose. */
export function proposeInBlock(database: Database, proposal: Partial<FinalityProposalRow>): boolean {
  if (proposal.producers?.length === 0) return false;
  const before = database.finalityProposal.get(only) ?? noProposal;
  database.finalityProposal.put({ ...before, ...structuredClone(proposal) });
  return true;
}

/** What the pending block claims: its new certificate, else the claim of its parent. */
export function claimOf(parent: FinalityState, certificate: QuorumCertificate | null): QcClaim {
  if (certificate === null) return latestClaim(parent.core);
  return { block: certificate.block_num, strong: isStrong(certificate) };
}

/** Finality extension of the pending block; null before the first finalizers. */
export function finalityExtensionOf(
  next: NextHeaderState,
  database: Database,
  time: string,
  certificate: QuorumCertificate | null,
): FinalityExtension | null {
  const parent = next.previous.finality;
  const { finalizers, producers } = database.finalityProposal.get(only) ?? noProposal;
  if (parent === undefined) {
    if (finalizers === null || !isActive(database, savannaFeatures.savanna)) return null;
    const policy = policyDifference({ generation: 0, threshold: 0n, finalizers: [] }, finalizers, 1);
    return extension({ block: next.number, strong: false }, policy);
  }
  if (!next.savanna) return extension({ block: lastFinal(parent.core), strong: false });
  const before = newestPolicy(parent.policies);
  const policy = finalizers === null ? null : policyDifference(before, finalizers, before.generation + 1);
  return {
    ...extension(claimOf(parent, certificate), policy),
    new_proposer_policy_diff: producers === null ? null : proposerDifference(parent, producers, time),
  };
}

function extension(
  { block, strong }: QcClaim,
  new_finalizer_policy_diff: FinalityExtension['new_finalizer_policy_diff'] = null,
): FinalityExtension {
  return {
    qc_claim: { block_num: block, is_strong_qc: strong },
    new_finalizer_policy_diff,
    new_proposer_policy_diff: null,
  };
}

function policyDifference(
  before: FinalizerPolicy,
  { threshold, finalizers }: NonNullable<FinalityProposalRow['finalizers']>,
  generation: number,
): FinalityExtension['new_finalizer_policy_diff'] {
  const after = finalizers.map(({ description, weight, publicKey }) => ({
    description,
    weight,
    public_key: publicKey,
  }));
  return { generation, threshold, finalizers_diff: listDifference(before.finalizers, after) };
}

function proposerDifference(
  parent: FinalityState,
  producers: NonNullable<FinalityProposalRow['producers']>,
  time: string,
): FinalityExtension['new_proposer_policy_diff'] {
  const { schedule } = newestProposers(parent.proposers);
  if (sameProducers(schedule.producers, producers)) return null;
  return {
    version: schedule.version + 1,
    proposal_time: time,
    producer_auth_diff: listDifference(schedule.producers, producers),
  };
}

/** State of instant finality after a complete block; undefined before the first finalizers. */
export function finalityAfter(
  { previous, activeSchedule }: NextHeaderState,
  header: BlockHeader,
  extensionOfBlock: FinalityExtension | null,
  { traces, database }: { readonly traces: readonly ExecutedTransaction[]; readonly database: Database },
): FinalityState | undefined {
  if (extensionOfBlock === null) return undefined;
  const facts = {
    header,
    actionRoot: savannaActionRoot(traces),
    features: database.protocolState.get(only)!.features.map(({ digest }) => digest),
  };
  return previous.finality === undefined
    ? genesisFinality(facts, extensionOfBlock, activeSchedule)
    : nextFinality(previous.finality, facts, extensionOfBlock);
}

function savannaActionRoot(traces: readonly ExecutedTransaction[]): Uint8Array {
  const executed = traces
    .flatMap(({ action_traces: actions }) => actions)
    .flatMap(({ receipt, act }) => (receipt === null ? [] : [{ receipt, act }]))
    .sort((a, b) => (a.receipt.global_sequence < b.receipt.global_sequence ? -1 : 1));
  return savannaMerkleRoot(executed.map(({ receipt, act }) => savannaActionReceiptDigest(receipt, act)));
}
