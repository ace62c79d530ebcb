import { inverseVotes, quarterlyDecay, yearlyDecay, type VoteRule } from '@antescope/economics/vote-weight';

/** Differences between chains with the same system contract. */
export interface SystemRules {
  readonly votes: VoteRule;
  /** REX requires votes for 21 producers or a proxy. */
  readonly rexNeedsVotes: boolean;
  /** Voters earn rewards by shares (WAX). Absent: not. */
  readonly voterShares?: true;
  /** Producers are paid by snapshots (Telos). Absent: by their own claims. */
  readonly paySnapshots?: true;
}

export const eosRules: SystemRules = { votes: yearlyDecay, rexNeedsVotes: false };
export const waxRules: SystemRules = { votes: quarterlyDecay, rexNeedsVotes: false, voterShares: true };
export const telosRules: SystemRules = { votes: inverseVotes, rexNeedsVotes: true, paySnapshots: true };
/** XPR Network votes with the weights of EOS, for at most four producers. */
export const xprRules: SystemRules = { votes: yearlyDecay, rexNeedsVotes: false };
