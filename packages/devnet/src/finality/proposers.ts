import { proposersAt, type ProposerPolicies, type ProposerState } from '@antescope/codec/chain/proposer-policies';
import { lastFinalSlot } from './finality-core.ts';
import type { FinalityState } from './finality-state.ts';
import type { ProposerPolicy } from './policies.ts';

/** The newest schedule, which the next proposal changes. */
export function newestProposers({ active, pending, proposed }: ProposerPolicies<ProposerPolicy>): ProposerPolicy {
  return proposed ?? pending ?? active;
}

/** What the state of a block says about the producers of the next ones. */
export function proposerState({
  ref,
  core,
  proposers,
}: Pick<FinalityState, 'ref' | 'core' | 'proposers'>): ProposerState<ProposerPolicy> {
  const final = lastFinalSlot(core);
  return {
    slot: ref.slot,
    proposers,
    proposedAt: ({ proposed }) => proposed,
    isFinal: ({ proposed }) => proposed <= final,
  };
}

/** The schedule in force in a slot after the block. */
export function scheduleAt(state: FinalityState, slot: number): ProposerPolicy['schedule'] {
  return proposersAt(proposerState(state), slot).schedule;
}
