/** Slots in a row of one producer. */
const producerRepetitions = 12;

/** Producer schedules after a block since Savanna. */
export interface ProposerPolicies<P> {
  readonly active: P;
  /** The proposal that a later turn takes up. */
  readonly pending: P | null;
  /** The newest proposal, not pending yet. */
  readonly proposed: P | null;
}

/** The part of a block's state that decides who produces the next one. */
export interface ProposerState<P> {
  /** Slot of the block. */
  readonly slot: number;
  readonly proposers: ProposerPolicies<P>;
  /** Slot of the block that proposed the policy. */
  proposedAt(policy: P): number;
  /** Whether the block that proposed the policy is irreversible for the descendants of this one. */
  isFinal(policy: P): boolean;
}

/** First slot of the turn. */
export function turnStart(slot: number): number {
  return slot - (slot % producerRepetitions);
}

/** First slot of the next turn. */
export function nextTurn(slot: number): number {
  return turnStart(slot) + producerRepetitions;
}

/**
 * The policy in force in a slot after the block: a pending one from the first slot of a turn on, once the block that
 * proposed it is irreversible. A policy becomes pending with the first block of a turn, so a turn without any block delays
 * it.
 */
export function proposersAt<P>(block: ProposerState<P>, slot: number): P {
  const { active, pending, proposed } = block.proposers;
  if (slot < nextTurn(block.slot)) return active;
  const ripe = turnStart(block.slot) - producerRepetitions;
  if (proposed !== null && block.proposedAt(proposed) < ripe && block.isFinal(proposed)) return proposed;
  return pending !== null && block.isFinal(pending) ? pending : active;
}

/** Policies of a block in `slot` after `parent`, before it proposes one. */
export function promotedProposers<P>(parent: ProposerState<P>, slot: number): ProposerPolicies<P> {
  const before = parent.proposers;
  const active = proposersAt(parent, slot);
  const taken = active !== before.active;
  const proposed = taken && active === before.proposed ? null : before.proposed;
  const pending = taken ? null : before.pending;
  if (slot >= nextTurn(parent.slot) && pending === null) return { active, pending: proposed, proposed: null };
  return { active, pending, proposed };
}
