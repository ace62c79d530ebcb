import type { ActionRows } from './block-rows.ts';

/** A store that begins mid-chain starts at the first sequence it sees. */
export function smallestSequence(actions: readonly ActionRows[]): number | null {
  let smallest: number | null = null;
  for (const action of actions) {
    if (smallest === null || action.globalSequence < smallest) smallest = action.globalSequence;
  }
  return smallest;
}
