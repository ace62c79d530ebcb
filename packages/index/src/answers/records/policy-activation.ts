import {
  nextTurn,
  promotedProposers,
  type ProposerPolicies,
  type ProposerState,
} from '@antescope/codec/chain/proposer-policies';
import type { HistoryReader } from '../../store/history-store.ts';
import type { AnnouncedSchedule } from '../../store/round-reader.ts';

/** A policy proposed this long after another finds it active, or the chain was halted. */
const overlapSlots = 1200;
/** Blocks after which a block is irreversible for the next one, while finalizers vote. */
const finalityBlocks = 2;

type Policy = Pick<AnnouncedSchedule, 'block' | 'slot'>;
const earlier: Policy = { block: 0, slot: 0 };

/**
 * First slot in which each of the policies proposed up to the newest of `policies` (newest first) is active, by the
 * block that proposed it, as far as they overlap. A policy that was replaced before, or that is not active yet, is absent.
 */
export async function policyActivations(
  reader: Pick<HistoryReader, 'blockFromSlot'>,
  policies: readonly Policy[],
): Promise<Map<number, number>> {
  const waiting = overlapping(policies);
  const since = new Map<number, number>();
  let proposers: ProposerPolicies<Policy> = { active: earlier, pending: null, proposed: null };
  for (let block = waiting.shift(); block !== undefined;) {
    proposers = { ...proposers, proposed: block };
    // The turns after the proposal, until the next one.
    for (;;) {
      const begin = await reader.blockFromSlot(nextTurn(block.slot));
      const next = waiting[0];
      if (next !== undefined && (begin === null || next.block < begin.number)) break;
      if (begin === null) return since;
      const promoted = promotedProposers(stateAfter(block.slot, begin.number - 1, proposers), begin.slot);
      if (promoted.active !== proposers.active) since.set(promoted.active.block, nextTurn(block.slot));
      proposers = promoted;
      block = { block: begin.number, slot: begin.slot };
      if (next?.block === begin.number) break;
      if (proposers.pending === null && proposers.proposed === null) break;
    }
    block = waiting.shift();
  }
  return since;
}

/** The policies whose proposals may still affect the newest one, oldest first. */
function overlapping(policies: readonly Policy[]): Policy[] {
  const end = policies.findIndex((one, index) => {
    const before = policies[index + 1];
    return before === undefined || one.slot - before.slot > overlapSlots;
  });
  return policies.slice(0, end + 1).toReversed();
}

/** The state after block `number`, in the turn of `slot`. */
function stateAfter(slot: number, number: number, proposers: ProposerPolicies<Policy>): ProposerState<Policy> {
  return {
    slot,
    proposers,
    proposedAt: (policy) => policy.slot,
    isFinal: ({ block }) => block <= number - finalityBlocks,
  };
}
