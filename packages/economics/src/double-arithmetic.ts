/**
 * Computations that contracts do in double precision. They round exactly as the contracts do, so a result may differ
 * from exact arithmetic by one unit, as it does on chain. No other file uses floats for amounts.
 */

/** eosio.system get_bancor_output: units received for `input` units of the other side. Never negative. */
export function bancorOutput(inputReserve: bigint, outputReserve: bigint, input: bigint): bigint {
  const amount = Number(input);
  return truncated((amount * Number(outputReserve)) / (Number(inputReserve) + amount));
}

/** eosio.system get_bancor_input: units required to receive `output` units. Never negative. */
export function bancorInput(outputReserve: bigint, inputReserve: bigint, output: bigint): bigint {
  const amount = Number(output);
  return truncated((Number(inputReserve) * amount) / (Number(outputReserve) - amount));
}

/** cost / 0.995: buyrambytes adds its fee this way. */
export function withRamFee(cost: bigint): bigint {
  return truncated(Number(cost) / 0.995);
}

/** Vote weight: staked · 2^(weeks / weeksToDouble). */
export function weighted(staked: bigint, weeks: bigint, weeksToDouble: number): number {
  return Number(staked) * 2 ** (Number(weeks) / weeksToDouble);
}

/** Stake for a vote weight, in units, rounded down. */
export function unweighted(weight: number, weeks: bigint, weeksToDouble: number): bigint {
  return truncated(weight / 2 ** (Number(weeks) / weeksToDouble));
}

function truncated(value: number): bigint {
  return Number.isFinite(value) && value > 0 ? BigInt(Math.trunc(value)) : 0n;
}

/** Price curve of a PowerUp market, in the contract's units. The weight must be positive. */
export interface PowerUpCurve {
  weight: bigint;
  minPrice: bigint;
  maxPrice: bigint;
  exponent: number;
}

/** Price of the whole market at `utilization` (eosio.system powerup, p), in units. A double. */
function powerUpPrice(curve: PowerUpCurve, utilization: bigint): number {
  const power = curve.exponent - 1;
  if (power <= 0) return Number(curve.maxPrice);
  const span = Number(curve.maxPrice - curve.minPrice);
  return Number(curve.minPrice) + span * (Number(utilization) / Number(curve.weight)) ** power;
}

/** Cost of raising utilization from `start` to `end` (integral of the price), unrounded. */
export function powerUpIntegral(curve: PowerUpCurve, start: bigint, end: bigint): number {
  const coefficient = Number(curve.maxPrice - curve.minPrice) / curve.exponent;
  const [minPrice, weight] = [Number(curve.minPrice), Number(curve.weight)];
  const [from, to] = [Number(start) / weight, Number(end) / weight];
  return minPrice * to - minPrice * from + coefficient * to ** curve.exponent - coefficient * from ** curve.exponent;
}

/**
 * Fee for `amount` at the current `utilization`. Up to `adjusted` the price is flat, above it follows the curve.
 * Rounded up to units.
 */
export function powerUpCost(curve: PowerUpCurve, utilization: bigint, adjusted: bigint, amount: bigint): bigint {
  if (amount <= 0n) return 0n;
  let fee = 0;
  let start = utilization;
  const end = utilization + amount;
  if (start < adjusted) {
    const flat = amount < adjusted - start ? amount : adjusted - start;
    fee += (powerUpPrice(curve, adjusted) * Number(flat)) / Number(curve.weight);
    start = adjusted;
  }
  if (start < end) fee += powerUpIntegral(curve, start, end);
  return BigInt(Math.ceil(fee));
}

/** Remainder of `difference` after `seconds` of exponential decay with time constant `decaySeconds`. */
export function decayed(difference: bigint, seconds: number, decaySeconds: number): bigint {
  const left = truncated(Number(difference) * Math.exp(-seconds / decaySeconds));
  return left > difference ? difference : left;
}

/**
 * Tokens issued over `micros` at a continuous yearly rate (eosio.system claimrewards, which counts 52 weeks to the
 * year).
 */
export function inflated(supply: bigint, rate: number, micros: bigint): bigint {
  const year = 52 * 7 * 24 * 3600 * 1_000_000;
  return truncated((rate * Number(supply) * Number(micros)) / year);
}

/** ln(1 + rate): continuous rate of the yearly rate `annual`, in hundredths of a percent (eosio::setinflation). */
export function continuousRate(annual: bigint): number {
  return Math.log1p(Number(annual) / 10_000);
}

/** A producer's share of the per-vote bucket, capped at the bucket. 0 if total shares are 0. */
export function bucketShare(bucket: bigint, part: number, total: number): bigint {
  if (!(total > 0)) return 0n;
  const share = truncated((part * Number(bucket)) / total);
  return share > bucket ? bucket : share;
}

/**
 * Telos inverse vote weight, which grows with the number of producers voted for: (sin(π·chosen/max − π/2) + 1) / 2 of
 * the stake.
 */
export function inverseWeighted(staked: number, chosen: number, maxChosen: number): number {
  if (chosen <= 0) return 0;
  return ((Math.sin(Math.PI * (chosen / maxChosen) - Math.PI / 2) + 1) / 2) * staked;
}

/**
 * Units scaled by the ratio of a target price to the present price, rounded down. The target is the start price times
 * `multiplier` hundredths (claimstake of XPR Network's long staking).
 */
export function scaledByPrices(
  units: bigint,
  multiplier: bigint,
  startPrice: number,
  price: number,
): { target: number; ratio: number; units: bigint } {
  const target = (startPrice * Number(multiplier)) / 100;
  const ratio = target / price;
  return { target, ratio, units: truncated(ratio * Number(units)) };
}

/**
 * Telos producer pay for `micros` in units of 10^-4 TLOS, `price` in ten-thousandths of a US dollar: 189,000 TLOS a month times
 * price^-0.516, at most 315,000; a twelfth of a year of 52 weeks.
 */
export function telosPay(price: bigint, micros: bigint): bigint {
  const year = 52 * 7 * 24 * 3600 * 1_000_000;
  const month = Math.min(189_000 * (Number(price) / 10_000) ** -0.516, 315_000) * 10_000;
  return truncated((month * 12 * Number(micros)) / year);
}
