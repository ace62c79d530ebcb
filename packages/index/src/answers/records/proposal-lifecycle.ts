import type { ProposalLife, ProposalStepKind } from '@antescope/sources/state/proposal-life';

interface ProposalEvent {
  kind: ProposalStepKind;
}

/** Events of one name, oldest first, by lifecycle: each begins with `propose` and ends with `exec` or `cancel`. */
export function cutIntoLives<Event extends ProposalEvent>(events: readonly Event[]): Event[][] {
  const lives: Event[][] = [];
  let current: Event[] | null = null;
  for (const event of events) {
    if (current === null || event.kind === 'propose') {
      current = [];
      lives.push(current);
    }
    current.push(event);
    if (event.kind === 'exec' || event.kind === 'cancel') current = null;
  }
  return lives;
}

/** Status after the events of one lifecycle: approvals leave it open. */
export function statusAfter(life: readonly ProposalEvent[]): ProposalLife['status'] {
  const last = life.at(-1)?.kind;
  if (last === 'exec') return 'executed';
  return last === 'cancel' ? 'cancelled' : 'open';
}
