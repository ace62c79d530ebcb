import type { ProposalStepKind } from '@antescope/sources/state/proposal-life';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoLives, statusAfter } from './proposal-lifecycle.ts';

const lifeOf = (...kinds: ProposalStepKind[]) => kinds.map((kind) => ({ kind }));

test('[MSIG-009] proposed, approved or unapproved, then executed or cancelled', () => {
  expect(statusAfter(lifeOf('propose'))).toBe('open');
  expect(statusAfter(lifeOf('propose', 'approve'))).toBe('open');
  expect(statusAfter(lifeOf('propose', 'approve', 'unapprove'))).toBe('open');
  expect(statusAfter(lifeOf('propose', 'approve', 'exec'))).toBe('executed');
  expect(statusAfter(lifeOf('propose', 'cancel'))).toBe('cancelled');
  expect(statusAfter(lifeOf('propose', 'approve', 'unapprove', 'cancel'))).toBe('cancelled');
});

test('a name is used again after an end; nothing follows an end within one lifecycle', () => {
  const events = lifeOf('propose', 'approve', 'cancel', 'propose', 'exec', 'propose');
  expect(cutIntoLives(events).map(statusAfter)).toEqual(['cancelled', 'executed', 'open']);
  const kind = fc.constantFrom<ProposalStepKind>('propose', 'approve', 'unapprove', 'exec', 'cancel');
  fc.assert(
    fc.property(fc.array(kind), (kinds) => {
      const lives = cutIntoLives(lifeOf(...kinds));
      expect(lives.flat().map((event) => event.kind)).toEqual(kinds);
      for (const life of lives)
        for (const event of life.slice(0, -1)) expect(['exec', 'cancel']).not.toContain(event.kind);
    }),
  );
});
