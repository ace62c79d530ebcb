import { telosPay } from './double-arithmetic.ts';

/** Ranks by votes that are paid: 21 producers and 14 standbys. */
export const telosPaidRanks = 35;
const telosProducers = 21;

/**
 * Pay of all producers for `micros` in units of 10^-4 TLOS. `price`: ten-thousandths of a US dollar for one TLOS. A month has
 * 189,000 TLOS at one dollar, more the lower the price is, at most 315,000 (telosnetwork/telos.contracts, producer_pay.cpp).
 */
export function telosProducerPay(price: bigint, micros: bigint): bigint {
  return price > 0n && micros > 0n ? telosPay(price, micros) : 0n;
}

/** Weight of a rank, from 1, in the pay of all: producers count twice as much as standbys. In hundredths. */
export function telosPayWeight(rank: number): bigint {
  if (!Number.isInteger(rank) || rank < 1 || rank > telosPaidRanks) return 0n;
  return BigInt(rank <= telosProducers ? 2 * (122 - 2 * rank) : 164 - 2 * rank);
}

/** The pay of each of `count` active producers by rank, in the units of `bucket`; their sum is at most the bucket. */
export function telosShares(bucket: bigint, count: number): bigint[] {
  const weights = Array.from({ length: Math.min(count, telosPaidRanks) }, (_, index) => telosPayWeight(index + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  return weights.map((weight) => (bucket * weight) / total);
}
