import { proposersAt, type ProposerPolicies, type ProposerState } from '@antescope/codec/chain/proposer-policies';
import { lastFinalSlot, type BlockRef, type FinalityCore } from './finality-core.ts';
import type { ProposerPolicy } from './policies.ts';

/** The newest schedule, which the next proposal changes. */
export function newestProposers({ active, pending, proposed }: ProposerPolicies<ProposerPolicy>): ProposerPolicy {
  return proposed ?? pending ?? active;
}

/** The part of a block's state that decides who produces the next one. */
interface ProposerSource {
  readonly ref: BlockRef;
  readonly core: FinalityCore;
  readonly proposers: ProposerPolicies<ProposerPolicy>;
}

export function proposerState({ ref, core, proposers }: ProposerSource): ProposerState<ProposerPolicy> {
  const final = lastFinalSlot(core);
  return {
    slot: ref.slot,
    proposers,
    proposedAt: ({ proposed }) => proposed,
    isFinal: ({ proposed }) => proposed <= final,
  };
}

/** The schedule in force in a slot after the block. */
export function scheduleAt(state: ProposerSource, slot: number): ProposerPolicy['schedule'] {
  return proposersAt(proposerState(state), slot).schedule;
}
