import { bucketShare, inflated } from './contract-double.ts';

/** Denominator of the pay factors of eosio::global4. */
const payFactorPrecision = 10_000n;
/** Microseconds of a day. */
export const microsPerDay = 86_400_000_000n;
/** Units of vote pay below which the contract pays none: 100.0000 tokens of four decimals. */
export const leastVotePay = 1_000_000n;
/** Producers that make blocks. */
export const scheduleSize = 21;

/** Whether a producer makes blocks by his rank (1 is the most votes). */
export function isProducing(rank: number): boolean {
  return rank >= 1 && rank <= scheduleSize;
}

/** eosio::global4: yearly inflation, compounded continuously, and how it is shared out (10000 = all of it). */
export interface PayRules {
  continuousRate: number;
  inflationPayFactor: bigint;
  votePayFactor: bigint;
}

/** New tokens by where they go, in units. */
export interface Inflation {
  all: bigint;
  savings: bigint;
  blocks: bigint;
  votes: bigint;
}

/** What `micros` of inflation make of a supply, and where it goes (eosio.system claimrewards). */
export function inflationOf(supply: bigint, rules: PayRules, micros = microsPerDay): Inflation {
  const all = inflated(supply, rules.continuousRate, micros);
  const producers = (all * payFactorPrecision) / rules.inflationPayFactor;
  const blocks = (producers * payFactorPrecision) / rules.votePayFactor;
  return { all, savings: all - producers, blocks, votes: producers - blocks };
}

/** A producer's part of the block bucket: by the unpaid blocks he made. */
export function blockPay(bucket: bigint, unpaid: bigint, allUnpaid: bigint): bigint {
  return allUnpaid > 0n ? (bucket * unpaid) / allUnpaid : 0n;
}

/** A producer's part of the vote bucket by his share (doubles of the chain), 0 below the least. */
export function votePay(bucket: bigint, share: number, allShares: number): bigint {
  const pay = bucketShare(bucket, share, allShares);
  return pay < leastVotePay ? 0n : pay;
}

/** What a producer earns in a day, in units. */
export interface DailyPay {
  blocks: bigint;
  votes: bigint;
  all: bigint;
}

/**
 * Estimate of a producer's pay for a day of inflation: an equal share of the block pay if he is among the producing,
 * and of the vote pay by his votes, 0 where that is below the least daily pay.
 */
export function dailyPay(day: Inflation, producing: boolean, votes: number, allVotes: number): DailyPay {
  const blocks = producing ? day.blocks / BigInt(scheduleSize) : 0n;
  const forVotes = votePay(day.votes, votes, allVotes);
  return { blocks, votes: forVotes, all: blocks + forVotes };
}
