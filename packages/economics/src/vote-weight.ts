import { unweighted, weighted } from './contract-double.ts';

/** 2000-01-01T00:00:00Z in seconds since 1970. */
const chainEpoch = 946_684_800;
const secondsPerWeek = 604_800;

/** Whole weeks since the year 2000, as the system contract counts them. */
export function weeksSinceEpoch(seconds: number): bigint {
  return BigInt(Math.floor((seconds - chainEpoch) / secondsPerWeek));
}

/**
 * Weight of a vote cast at `seconds` (since 1970) with `staked` integer units (eosio.system stake2vote).
 * `weeksToDouble` is 52, on WAX 13. A double, as on the chain.
 */
export function voteWeight(staked: bigint, seconds: number, weeksToDouble = 52): number {
  return weighted(staked, weeksSinceEpoch(seconds), weeksToDouble);
}

/** Units of the system token that weigh `weight` at `seconds`, rounded down; the inverse of {@link voteWeight}. */
export function stakeOfWeight(weight: number, seconds: number, weeksToDouble = 52): bigint {
  return unweighted(weight, weeksSinceEpoch(seconds), weeksToDouble);
}

/** Share of `part` in `total` in percent with two decimals, '4.76'. '0.00' where there are no votes. */
export function voteShare(part: number, total: number): string {
  if (!(total > 0) || !Number.isFinite(part)) return '0.00';
  return ((part / total) * 100).toFixed(2);
}
