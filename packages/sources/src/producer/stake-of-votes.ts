import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { stakeOfPlainWeight, stakeOfWeight } from '@antescope/economics/vote-weight';

/**
 * Units of the system token behind votes of this weight (a double as text) at `now`, seconds since 1970;
 * null if the weight does not determine it: on Telos it depends on how many producers each voter voted for.
 */
export function stakeOfVotes(weight: string, now: number, { contractVariants }: Pick<ChainConfig, 'contractVariants'>) {
  const { votes, voteWeightWeeks } = contractVariants;
  if (votes === 'inverse') return null;
  return votes === 'plain' ? stakeOfPlainWeight(Number(weight)) : stakeOfWeight(Number(weight), now, voteWeightWeeks);
}
