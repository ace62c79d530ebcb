import { inflated, scaledByPrices } from './double-arithmetic.ts';
import type { PayRules } from './producer-pay.ts';

/** Denominator of the pay factors of eosio::global4. */
const payFactorPrecision = 10_000n;
/** The system contract counts 52 weeks to the year. */
const microsPerYear = 52n * 7n * 24n * 3600n * 1_000_000n;

/** Newly issued XPR by destination, in units. */
export interface XprInflation {
  all: bigint;
  /** yield.farms: a quarter. */
  farms: bigint;
  /** Producers: pay per block and per vote. */
  blocks: bigint;
  votes: bigint;
  /** Pool shared by voters with enough votes: two thirds of the rest. */
  staking: bigint;
  /** cfund.proton: one third of the rest. */
  consortium: bigint;
}

/**
 * Inflation of the XPR supply over `micros`, by default a year, by destination (claimrewards of the system contract of
 * XPR Network, XPRNetwork/proton.contracts).
 */
export function xprInflation(supply: bigint, rules: PayRules, micros = microsPerYear): XprInflation {
  const all = inflated(supply, rules.continuousRate, micros);
  const farms = all / 4n;
  const rest = all - farms;
  const producers = (rest * payFactorPrecision) / rules.inflationPayFactor;
  const savings = rest - producers;
  const staking = (2n * savings) / 3n;
  const blocks = (producers * payFactorPrecision) / rules.votePayFactor;
  return { all, farms, blocks, votes: producers - blocks, staking, consortium: savings - staking };
}

/**
 * Yearly return of staking in hundredths of a percent, rounded down: what all stakers receive in a year, of what they
 * staked. null if nothing is staked.
 */
export function stakingApr(stakingPerYear: bigint, totalStaked: bigint): bigint | null {
  return totalStaked > 0n ? (stakingPerYear * 10_000n) / totalStaked : null;
}

/** A voter's share of a distributed pool, by stake (vrwrdsharing). Units, rounded down. */
export function voterReward(pool: bigint, staked: bigint, allStaked: bigint): bigint {
  return allStaked > 0n ? (pool * staked) / allStaked : 0n;
}

/** A long stake: staked units, the plan's multiplier (105 is 105%) and the oracle price at its start. */
export interface LongStake {
  staked: bigint;
  multiplier: bigint;
  startPrice: number;
}

/** What claiming pays, in units; or why the contract refuses the claim. */
export type LongStakePayout =
  | { state: 'paid'; units: bigint }
  /** The price fell to a fifth of its target or below. */
  | { state: 'ratio-too-high' }
  | { state: 'no-price' };

/** The contract refuses claims at this ratio of target price to price, and above. */
const maxRatio = 5;

/**
 * Payout of a long stake at the oracle price `price`: at least what was staked. Below the target price, the start price
 * times the multiplier, it makes up for the difference (claimstake of XPRNetwork/xpr-longstaking).
 */
export function longStakePayout({ staked, multiplier, startPrice }: LongStake, price: number): LongStakePayout {
  const { target, ratio, units } = scaledByPrices(staked, multiplier, startPrice, price);
  if (price >= target) return { state: 'paid', units: staked };
  if (!(price > 0)) return { state: 'no-price' };
  return ratio < maxRatio ? { state: 'paid', units } : { state: 'ratio-too-high' };
}
