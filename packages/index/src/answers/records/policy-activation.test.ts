import { promotedProposers, proposersAt, type ProposerPolicies } from '@antescope/codec/chain/proposer-policies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredBlock } from '../../store/history-store.ts';
import { policyActivations } from './policy-activation.ts';

interface Block {
  number: number;
  slot: number;
}

const earlier: Block = { number: 0, slot: 0 };

/** First slot of each policy, block by block: every slot up to the last block, by the state of the block before it. */
function activationsByBlock(blocks: readonly Block[], isProposing: (number: number) => boolean): Map<number, number> {
  let proposers: ProposerPolicies<Block> = { active: earlier, pending: null, proposed: null };
  const since = new Map<number, number>();
  for (const [index, { number, slot }] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before !== undefined) {
      const parent = {
        slot: before.slot,
        proposers,
        proposedAt: (policy: Block) => policy.slot,
        isFinal: (policy: Block) => policy.number <= before.number - 2,
      };
      for (let missed = before.slot + 1; missed <= slot; missed++) {
        const active = proposersAt(parent, missed);
        if (active !== earlier && !since.has(active.number)) since.set(active.number, missed);
      }
      proposers = promotedProposers(parent, slot);
    }
    if (isProposing(number)) proposers = { ...proposers, proposed: { number, slot } };
  }
  return since;
}

test('policies are active from the slot that the rule of Spring gives, whatever turns are missed', async () => {
  const distances = fc.array(fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 40 })), {
    minLength: 30,
    maxLength: 200,
  });
  const proposals = fc.uniqueArray(fc.integer({ min: 2, max: 120 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 3600, max: 3611 }), distances, proposals, async (first, steps, proposing) => {
      let slot = first;
      const blocks = steps.map((step, index): Block => ({ number: index + 1, slot: (slot += step) }));
      const reader = {
        blockFromSlot: async (from: number) => (blocks.find((one) => one.slot >= from) ?? null) as StoredBlock | null,
      };
      const policies = blocks.filter(({ number }) => proposing.includes(number));
      fc.pre(policies.length > 0);
      const newestFirst = policies.map((one) => ({ block: one.number, slot: one.slot })).toReversed();
      const expected = activationsByBlock(blocks, (number) => proposing.includes(number));
      const found = await policyActivations(reader, newestFirst);
      // Policies long before the newest one do not overlap with it.
      const oldest = Math.min(...found.keys());
      for (const [block, since] of found) expect([block, expected.get(block)]).toEqual([block, since]);
      for (const block of expected.keys()) if (block >= oldest) expect(found.has(block)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
