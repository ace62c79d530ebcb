import { producerRepetitions } from '../blocks/slots.ts';
import { lastFinalSlot, type FinalityCore } from './finality-core.ts';
import type { ProposerPolicy } from './policies.ts';

/** Producer schedules after a block. */
export interface ProposerPolicies {
  readonly active: ProposerPolicy;
  /** The proposal that a later turn takes up. */
  readonly pending: ProposerPolicy | null;
  /** The newest proposal, not pending yet. */
  readonly proposed: ProposerPolicy | null;
}

/** The part of a block's state that decides who produces the next one. */
export interface ProposerSource {
  readonly ref: { readonly slot: number };
  readonly core: FinalityCore;
  readonly proposers: ProposerPolicies;
}

function turnStart(slot: number): number {
  return slot - (slot % producerRepetitions);
}

/** The newest schedule, which the next proposal changes. */
export function newestProposers({ active, pending, proposed }: ProposerPolicies): ProposerPolicy {
  return proposed ?? pending ?? active;
}

/**
 * The schedule in force in a slot after the block: a new one begins with a turn, once the block that proposed it is
 * irreversible, and not in the turn after the one that proposed it.
 */
export function proposersAt({ ref, core, proposers }: ProposerSource, slot: number): ProposerPolicy {
  const { active, pending, proposed } = proposers;
  const turn = turnStart(ref.slot);
  if (slot < turn + producerRepetitions) return active;
  const final = lastFinalSlot(core);
  if (proposed !== null && proposed.proposed < turn - producerRepetitions && proposed.proposed <= final)
    return proposed;
  if (pending !== null && pending.proposed <= final) return pending;
  return active;
}

/** Schedules of a block in `slot` after `parent`, before it proposes one. */
export function promotedProposers(before: ProposerPolicies, parent: ProposerSource, slot: number): ProposerPolicies {
  const active = proposersAt(parent, slot);
  const taken = active !== before.active;
  const proposed = taken && active === before.proposed ? null : before.proposed;
  const pending = taken ? null : before.pending;
  const beginsTurn = parent.ref.slot < turnStart(slot);
  if (beginsTurn && pending === null) return { active, pending: proposed, proposed: null };
  return { active, pending, proposed };
}
