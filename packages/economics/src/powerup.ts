import { faded, powerUpCost, powerUpPrice } from './contract-double.ts';

/** Fractions of a market are told in these: 10^15 is all of it. */
export const wholeMarket = 10n ** 15n;

/**
 * One resource of eosio::powup.state. Weights are units of stake that weigh as much; times are seconds since 1970;
 * prices are units of the system token for the whole market.
 */
export interface PowerUpMarket {
  weight: bigint;
  weightRatio: bigint;
  assumedStakeWeight: bigint;
  initialWeightRatio: bigint;
  targetWeightRatio: bigint;
  initialTime: number;
  targetTime: number;
  exponent: number;
  decaySeconds: number;
  minPrice: bigint;
  maxPrice: bigint;
  utilization: bigint;
  /** What counts as used for the price: never less than is used, and fading slowly after use. */
  adjustedUtilization: bigint;
  utilizationTime: number;
}

/** The market with its adjusted utilization brought up to `now`. */
export function fadeUtilization(market: PowerUpMarket, now: number): PowerUpMarket {
  if (now <= market.utilizationTime) return market;
  const { utilization, adjustedUtilization, utilizationTime, decaySeconds } = market;
  const excess = adjustedUtilization - utilization;
  const left = excess <= 0n ? 0n : faded(excess, now - utilizationTime, decaySeconds);
  return { ...market, adjustedUtilization: utilization + left, utilizationTime: now };
}

/** The market with the weight it has at `now`: its ratio goes in a line from the initial to the target one. */
export function reweigh(market: PowerUpMarket, now: number): PowerUpMarket {
  const { initialWeightRatio: first, targetWeightRatio: target, initialTime, targetTime } = market;
  const passed = BigInt(now - initialTime);
  const weightRatio =
    now >= targetTime ? target : first + ((target - first) * passed) / BigInt(targetTime - initialTime);
  const { assumedStakeWeight } = market;
  return { ...market, weightRatio, weight: (assumedStakeWeight * wholeMarket) / weightRatio - assumedStakeWeight };
}

/** The market as the next action will find it, apart from orders that run out until then. */
export function marketAt(market: PowerUpMarket, now: number): PowerUpMarket {
  return reweigh(fadeUtilization(market, now), now);
}

/** Weight that a fraction (of {@link wholeMarket}) is, rounded down. */
export function amountOf(market: PowerUpMarket, fraction: bigint): bigint {
  return (fraction * market.weight) / wholeMarket;
}

/** The least fraction that is `amount` of weight or more; null where the market has not that much left. */
export function fractionFor(market: PowerUpMarket, amount: bigint): bigint | null {
  if (amount < 0n || market.weight <= 0n || amount > market.weight - market.utilization) return null;
  return (amount * wholeMarket + market.weight - 1n) / market.weight;
}

/** Fee in units for `amount` of weight, rounded up. The market has to be that of now. */
export function powerUpFee(market: PowerUpMarket, amount: bigint): bigint {
  return powerUpCost(market, market.utilization, market.adjustedUtilization, amount);
}

/** What a further part of the market costs now, in units for the whole of it. A double, for display. */
export function powerUpSpotPrice(market: PowerUpMarket): number {
  if (market.weight <= 0n) return 0;
  const { utilization, adjustedUtilization } = market;
  return powerUpPrice(market, utilization > adjustedUtilization ? utilization : adjustedUtilization);
}

/** What eosio::powerup would charge and give, or why it would refuse. */
export type PowerUpQuote =
  | { fee: bigint; net: bigint; cpu: bigint }
  | { refused: 'nothing left' | 'below the least fee'; fee: bigint };

/**
 * Fee for fractions of both markets (as of now). `leastFee`: `min_powerup_fee`; a part that costs nothing is refused too.
 */
export function quotePowerUp(
  markets: { net: PowerUpMarket; cpu: PowerUpMarket },
  fractions: { net: bigint; cpu: bigint },
  leastFee: bigint,
): PowerUpQuote {
  let fee = 0n;
  const amounts = { net: 0n, cpu: 0n };
  for (const resource of ['net', 'cpu'] as const) {
    const market = markets[resource];
    if (fractions[resource] === 0n) continue;
    const amount = amountOf(market, fractions[resource]);
    if (market.weight <= 0n || market.utilization + amount > market.weight) return { refused: 'nothing left', fee };
    const part = powerUpFee(market, amount);
    fee += part;
    if (part <= 0n) return { refused: 'below the least fee', fee };
    amounts[resource] = amount;
  }
  return fee < leastFee ? { refused: 'below the least fee', fee } : { fee, ...amounts };
}
