import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { stakeOfPlainWeight, stakeOfWeight } from '@antescope/economics/vote-weight';

/**
 * Units of the system token that stand behind votes of such a weight (a double as text) at `now`, seconds since 1970;
 * null where the weight does not tell: on Telos it depends on for how many each voter voted.
 */
export function stakeOfVotes(weight: string, now: number, { contractVariants }: Pick<ChainConfig, 'contractVariants'>) {
  const { votes, voteWeightWeeks } = contractVariants;
  if (votes === 'inverse') return null;
  return votes === 'plain' ? stakeOfPlainWeight(Number(weight)) : stakeOfWeight(Number(weight), now, voteWeightWeeks);
}
