import { inverseVotes, quarterlyDecay, yearlyDecay, type VoteRule } from '@antescope/economics/vote-weight';

/** What chains with the same system contract do differently. */
export interface SystemRules {
  readonly votes: VoteRule;
  /** REX is for those only who vote for 21 producers or have a proxy. */
  readonly rexNeedsVotes: boolean;
}

export const eosRules: SystemRules = { votes: yearlyDecay, rexNeedsVotes: false };
export const waxRules: SystemRules = { votes: quarterlyDecay, rexNeedsVotes: false };
export const telosRules: SystemRules = { votes: inverseVotes, rexNeedsVotes: true };
