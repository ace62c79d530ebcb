import { inverseWeighted, unweighted, weighted } from './double-arithmetic.ts';

/** 2000-01-01T00:00:00Z in seconds since 1970. */
const chainEpoch = 946_684_800;
const secondsPerWeek = 604_800;

/** Whole weeks since the year 2000, as the system contract counts them. */
export function weeksSinceEpoch(seconds: number): bigint {
  return BigInt(Math.floor((seconds - chainEpoch) / secondsPerWeek));
}

/**
 * Weight of a vote cast at `seconds` (since 1970) with `staked` units (eosio.system stake2vote). `weeksToDouble` is 52,
 * on WAX 13. A double, as on chain.
 */
export function voteWeight(staked: bigint, seconds: number, weeksToDouble = 52): number {
  return weighted(staked, weeksSinceEpoch(seconds), weeksToDouble);
}

/** Units of the system token for `weight` at `seconds`, rounded down; the inverse of {@link voteWeight}. */
export function stakeOfWeight(weight: number, seconds: number, weeksToDouble = 52): bigint {
  return unweighted(weight, weeksSinceEpoch(seconds), weeksToDouble);
}

/**
 * Units of the system token for `weight` on chains without vote decay (FIO), where each unit weighs 1. Rounded down.
 */
export function stakeOfPlainWeight(weight: number): bigint {
  return unweighted(weight, 0n, 1);
}

/** How a chain weighs votes. */
export type VoteRule = { kind: 'decay'; weeksToDouble: number } | { kind: 'inverse' };

/** EOS and most others: weight doubles every year. */
export const yearlyDecay: VoteRule = { kind: 'decay', weeksToDouble: 52 };
/** WAX: weight doubles every quarter. */
export const quarterlyDecay: VoteRule = { kind: 'decay', weeksToDouble: 13 };
/** Telos: no decay; weight grows with the number of producers voted for, up to 30. */
export const inverseVotes: VoteRule = { kind: 'inverse' };

/** Maximum producers per vote (eosio.system). */
export const maxProducersPerVote = 30;

/**
 * Weight each voted producer gets from `staked` units at `seconds` (since 1970). `chosen` applies to inverse weights
 * only. A double, as on chain.
 */
export function weightByRule(rule: VoteRule, staked: bigint, seconds: number, chosen: number): number {
  return rule.kind === 'decay'
    ? voteWeight(staked, seconds, rule.weeksToDouble)
    : inverseWeighted(Number(staked), chosen, maxProducersPerVote);
}

/** `part` of `total` in percent with two decimals, '4.76'. '0.00' if there are no votes. */
export function voteShare(part: number, total: number): string {
  if (!(total > 0) || !Number.isFinite(part)) return '0.00';
  return ((part / total) * 100).toFixed(2);
}
