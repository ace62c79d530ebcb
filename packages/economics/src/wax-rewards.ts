import { bucketShare } from './double-arithmetic.ts';

/** Producers that a ballot needs to earn rewards; a proxy's ballot counts for its voters. */
export const waxRewardVotes = 16;
/** Seconds between two claims. */
export const waxClaimInterval = 86_400;

/** A vote share that grows by `rate` each second since `updated`, in seconds since 1970. */
export interface VoteShare {
  share: number;
  rate: number;
  updated: number;
}

export function shareAt({ share, rate, updated }: VoteShare, seconds: number): number {
  return share + rate * Math.max(0, seconds - updated);
}

/** Reward of a voter: its part of the bucket by vote shares, in units. */
export function waxVoterReward(bucket: bigint, own: VoteShare, all: VoteShare, seconds: number): bigint {
  const total = shareAt(all, seconds);
  return total > 0 ? bucketShare(bucket, shareAt(own, seconds), total) : 0n;
}
