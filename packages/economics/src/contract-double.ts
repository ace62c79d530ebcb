/**
 * The places where contracts compute in double. We round as they do, here and nowhere else: results may differ from
 * exact arithmetic by a unit, and so do the chain's.
 */

/** eosio.system get_bancor_output: what `input` units of one side buy of the other side. Never negative. */
export function bancorOutput(inputReserve: bigint, outputReserve: bigint, input: bigint): bigint {
  const given = Number(input);
  return truncated((given * Number(outputReserve)) / (Number(inputReserve) + given));
}

/** eosio.system get_bancor_input: what must be paid in to get `output` units out. Never negative. */
export function bancorInput(outputReserve: bigint, inputReserve: bigint, output: bigint): bigint {
  const wanted = Number(output);
  return truncated((Number(inputReserve) * wanted) / (Number(outputReserve) - wanted));
}

/** cost / 0.995, as buyrambytes adds its fee. */
export function withRamFee(cost: bigint): bigint {
  return truncated(Number(cost) / 0.995);
}

/** staked · 2^(weeks / weeksToDouble), the weight of a vote. */
export function weighted(staked: bigint, weeks: bigint, weeksToDouble: number): number {
  return Number(staked) * 2 ** (Number(weeks) / weeksToDouble);
}

/** The stake behind a weight, in whole units, rounded down. */
export function unweighted(weight: number, weeks: bigint, weeksToDouble: number): bigint {
  return truncated(weight / 2 ** (Number(weeks) / weeksToDouble));
}

function truncated(value: number): bigint {
  return Number.isFinite(value) && value > 0 ? BigInt(Math.trunc(value)) : 0n;
}

/** PowerUp prices and use, in the contract's units; a market's weight is above 0. */
export interface PowerUpCurve {
  weight: bigint;
  minPrice: bigint;
  maxPrice: bigint;
  exponent: number;
}

/** Price of the whole market while `utilization` of it is used (eosio.system powerup, p). A double, in units. */
export function powerUpPrice(curve: PowerUpCurve, utilization: bigint): number {
  const power = curve.exponent - 1;
  if (power <= 0) return Number(curve.maxPrice);
  const span = Number(curve.maxPrice - curve.minPrice);
  return Number(curve.minPrice) + span * (Number(utilization) / Number(curve.weight)) ** power;
}

/** What using the market from `start` up to `end` costs (the integral of the price), not rounded. */
export function powerUpIntegral(curve: PowerUpCurve, start: bigint, end: bigint): number {
  const coefficient = Number(curve.maxPrice - curve.minPrice) / curve.exponent;
  const [least, weight] = [Number(curve.minPrice), Number(curve.weight)];
  const [from, to] = [Number(start) / weight, Number(end) / weight];
  return least * to - least * from + coefficient * to ** curve.exponent - coefficient * from ** curve.exponent;
}

/**
 * Fee of `amount` more while `utilization` is used: up to what was used lately (`adjusted`) at the price of that, then
 * along the curve. Rounded up to units.
 */
export function powerUpCost(curve: PowerUpCurve, utilization: bigint, adjusted: bigint, amount: bigint): bigint {
  if (amount <= 0n) return 0n;
  let fee = 0;
  let start = utilization;
  const end = utilization + amount;
  if (start < adjusted) {
    const lately = amount < adjusted - start ? amount : adjusted - start;
    fee += (powerUpPrice(curve, adjusted) * Number(lately)) / Number(curve.weight);
    start = adjusted;
  }
  if (start < end) fee += powerUpIntegral(curve, start, end);
  return BigInt(Math.ceil(fee));
}

/** What is left of `difference` after `seconds`, where 63 % of it go in `decaySeconds`. */
export function faded(difference: bigint, seconds: number, decaySeconds: number): bigint {
  const left = truncated(Number(difference) * Math.exp(-seconds / decaySeconds));
  return left > difference ? difference : left;
}

/** New tokens in `micros` at a continuous yearly rate (eosio.system claimrewards; its year has 52 weeks). */
export function inflated(supply: bigint, rate: number, micros: bigint): bigint {
  const year = 52 * 7 * 24 * 3600 * 1_000_000;
  return truncated((rate * Number(supply) * Number(micros)) / year);
}

/** ln(1 + rate): the continuous rate of a yearly one, `annual` in hundredths of a percent (eosio::setinflation). */
export function continuousRate(annual: bigint): number {
  return Math.log1p(Number(annual) / 10_000);
}

/** A producer's part of the vote bucket by his share, at most the bucket. 0 where nobody has a share. */
export function bucketShare(bucket: bigint, part: number, total: number): bigint {
  if (!(total > 0)) return 0n;
  const share = truncated((part * Number(bucket)) / total);
  return share > bucket ? bucket : share;
}

/** Telos: the fuller a ballot, the more it weighs: (sin(π·chosen/most − π/2) + 1) / 2 of the stake. */
export function inverseWeighted(staked: number, chosen: number, most: number): number {
  if (chosen <= 0) return 0;
  return ((Math.sin(Math.PI * (chosen / most) - Math.PI / 2) + 1) / 2) * staked;
}
