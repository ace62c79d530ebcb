import { bucketShare, inflated } from './double-arithmetic.ts';

/** Denominator of the pay factors of eosio::global4. */
const payFactorPrecision = 10_000n;
export const microsPerDay = 86_400_000_000n;
/** Minimum vote pay in units (100.0000 tokens at four decimals); below it the contract pays none. */
export const minVotePay = 1_000_000n;
/** Number of active producers. */
export const scheduleSize = 21;

/** Whether a producer of this rank is active (rank 1 has the most votes). */
export function isProducing(rank: number): boolean {
  return rank >= 1 && rank <= scheduleSize;
}

/** eosio::global4: yearly inflation, compounded continuously, and its distribution (10000 = all of it). */
export interface PayRules {
  continuousRate: number;
  inflationPayFactor: bigint;
  votePayFactor: bigint;
}

/** WAX: its contract has no eosio::global4; a fifth of the inflation pays for blocks, and votes earn nothing. */
export const waxPayRules: PayRules = { continuousRate: 0.04879, inflationPayFactor: 50_000n, votePayFactor: 10_000n };

/** Newly issued tokens by destination, in units. */
export interface Inflation {
  all: bigint;
  savings: bigint;
  blocks: bigint;
  votes: bigint;
}

/** Inflation of a supply over `micros`, by destination (eosio.system claimrewards). */
export function inflationOf(supply: bigint, rules: PayRules, micros = microsPerDay): Inflation {
  const all = inflated(supply, rules.continuousRate, micros);
  const producers = (all * payFactorPrecision) / rules.inflationPayFactor;
  const blocks = (producers * payFactorPrecision) / rules.votePayFactor;
  return { all, savings: all - producers, blocks, votes: producers - blocks };
}

/** A producer's share of the per-block bucket, by unpaid blocks. */
export function blockPay(bucket: bigint, unpaid: bigint, allUnpaid: bigint): bigint {
  return allUnpaid > 0n ? (bucket * unpaid) / allUnpaid : 0n;
}

/** A producer's share of the per-vote bucket, 0 below the minimum. Shares are doubles, as on chain. */
export function votePay(bucket: bigint, share: number, allShares: number): bigint {
  const pay = bucketShare(bucket, share, allShares);
  return pay < minVotePay ? 0n : pay;
}

/** A producer's daily pay, in units. */
export interface DailyPay {
  blocks: bigint;
  votes: bigint;
  all: bigint;
}

/**
 * Estimates a producer's pay for one day of inflation: an equal share of the block pay if active, plus vote pay by
 * votes, 0 below the daily minimum.
 */
export function dailyPay(day: Inflation, producing: boolean, votes: number, allVotes: number): DailyPay {
  const blocks = producing ? day.blocks / BigInt(scheduleSize) : 0n;
  const forVotes = votePay(day.votes, votes, allVotes);
  return { blocks, votes: forVotes, all: blocks + forVotes };
}
