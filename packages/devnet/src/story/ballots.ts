import { maxProducersPerVote } from '@antescope/economics/vote-weight';
import type { FlavorRules } from '../flavors/flavor-rules.ts';

/**
 * A ballot that the chain accepts: all of `producers`, or where it allows fewer, a part of them. Different `turn`s choose
 * different parts, so that enough producers are elected. Keeps the order.
 */
export function ballotOf(
  { maxVotes = maxProducersPerVote }: Pick<FlavorRules, 'maxVotes'>,
  producers: readonly string[],
  turn: number,
): string[] {
  if (producers.length <= maxVotes) return [...producers];
  const chosen = new Set<string>();
  for (let i = 0; i < maxVotes; i++) chosen.add(producers[(turn * maxVotes + i) % producers.length]!);
  return producers.filter((name) => chosen.has(name));
}
