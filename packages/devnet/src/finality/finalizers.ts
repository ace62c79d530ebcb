import { concat, encodeText, toHex } from '@antescope/codec/bytes/bytes';
import type { PolicyVotes, QuorumCertificate } from '@antescope/codec/chain/quorum-certificate';
import { latestClaimSlot } from './finality-core.ts';
import type { FinalityState } from './finality-state.ts';
import { aggregateSignature, blsPublicKey, type BlsPart } from './bls.ts';
import type { FinalizerPolicy } from './policies.ts';

/** A vote for a block; a weak one does not commit its finalizer to the block's branch. */
export type Vote = 'strong' | 'weak';
/** Votes by finalizer: its public key as hex. Without an entry a finalizer did not vote. */
export type Votes = ReadonlyMap<string, Vote>;

/** How many finalizers vote, in the order of the policy: the first ones strongly, the next ones weakly. */
export interface Voting {
  readonly strong: number;
  readonly weak: number;
}

export const everybodyVotes: Voting = { strong: Number.MAX_SAFE_INTEGER, weak: 0 };

const weakSuffix = encodeText('WEAK');

/** The finalizers whose secrets the devnet has. */
export class Finalizers {
  readonly #secrets = new Map<string, bigint>();
  voting = everybodyVotes;
  /** Slot of the last block of another branch that got votes; 0 without a fork. */
  #otherBranch = 0;

  constructor(secrets: Iterable<bigint> = []) {
    for (const secret of secrets) this.#secrets.set(toHex(blsPublicKey(secret)), secret);
  }

  /** Call with the slot of the last block of a branch that was dropped. */
  branchDropped(slot: number): void {
    this.#otherBranch = Math.max(this.#otherBranch, slot);
  }

  /**
   * Votes for a new block. Those who voted on another branch vote weakly until a certificate is newer than that branch,
   * as nodeos' finalizers do.
   */
  votesFor({ core, policies }: FinalityState): Votes {
    const { strong, weak } = this.voting;
    const everybody = new Set(
      [policies.active, policies.pending?.policy]
        .flatMap((policy) => policy?.finalizers ?? [])
        .map((one) => one.public_key),
    );
    const forked = this.#otherBranch > latestClaimSlot(core);
    const votes = new Map<string, Vote>();
    for (const [index, key] of [...everybody].entries()) {
      if (index >= strong + weak || !this.#secrets.has(key)) continue;
      votes.set(key, index < strong && !forked ? 'strong' : 'weak');
    }
    return votes;
  }

  /** Certificate of a block; null if its votes are no quorum of every policy. */
  certificate({ ref, policies }: FinalityState, votes: Votes): QuorumCertificate | null {
    const active_policy_sig = this.#policyVotes(policies.active, votes, ref.digest);
    if (active_policy_sig === null) return null;
    if (policies.pending === null) return { block_num: ref.number, active_policy_sig, pending_policy_sig: null };
    const pending_policy_sig = this.#policyVotes(policies.pending.policy, votes, ref.digest);
    return pending_policy_sig === null ? null : { block_num: ref.number, active_policy_sig, pending_policy_sig };
  }

  /** Strong votes if they are a quorum, else all votes. */
  #policyVotes({ finalizers, threshold }: FinalizerPolicy, votes: Votes, digest: Uint8Array): PolicyVotes | null {
    const ofKind = (kind: Vote): boolean[] => finalizers.map(({ public_key: key }) => votes.get(key) === kind);
    const weight = (voted: readonly boolean[]): bigint =>
      finalizers.reduce((sum, finalizer, index) => (voted[index]! ? sum + finalizer.weight : sum), 0n);
    const strong = ofKind('strong');
    const isStrong = weight(strong) >= threshold;
    const weak = isStrong ? null : ofKind('weak');
    if (weak !== null && weight(strong) + weight(weak) < threshold) return null;
    const part = (voted: readonly boolean[], message: Uint8Array): BlsPart => ({
      message,
      secrets: finalizers.flatMap(({ public_key: key }, index) => (voted[index]! ? [this.#secrets.get(key)!] : [])),
    });
    const parts = [part(strong, digest), ...(weak === null ? [] : [part(weak, concat(digest, weakSuffix))])];
    return {
      strong_votes: strong.includes(true) ? strong : null,
      weak_votes: weak,
      sig: aggregateSignature(parts.filter(({ secrets }) => secrets.length > 0)),
    };
  }
}
