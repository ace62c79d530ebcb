import { decayed, powerUpCost } from './double-arithmetic.ts';

/** Denominator of market fractions: 10^15 is the whole market (powerup_frac in the contract). */
export const powerUpFrac = 10n ** 15n;

/**
 * One resource of eosio::powup.state. Weights are in units of stake, times in seconds since 1970, prices in units of
 * the system token for the whole market.
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
  /** Utilization used for pricing: at least the actual utilization, decaying after a peak. */
  adjustedUtilization: bigint;
  utilizationTime: number;
}

/** The market with its adjusted utilization decayed to `now`. */
export function decayUtilization(market: PowerUpMarket, now: number): PowerUpMarket {
  if (now <= market.utilizationTime) return market;
  const { utilization, adjustedUtilization, utilizationTime, decaySeconds } = market;
  const excess = adjustedUtilization - utilization;
  const remaining = excess <= 0n ? 0n : decayed(excess, now - utilizationTime, decaySeconds);
  return { ...market, adjustedUtilization: utilization + remaining, utilizationTime: now };
}

/** The market with its weight at `now`, interpolated linearly between the initial and target ratios. */
export function updateWeight(market: PowerUpMarket, now: number): PowerUpMarket {
  const { initialWeightRatio: first, targetWeightRatio: target, initialTime, targetTime } = market;
  const elapsed = BigInt(now - initialTime);
  const weightRatio =
    now >= targetTime ? target : first + ((target - first) * elapsed) / BigInt(targetTime - initialTime);
  const { assumedStakeWeight } = market;
  return { ...market, weightRatio, weight: (assumedStakeWeight * powerUpFrac) / weightRatio - assumedStakeWeight };
}

/** The market as the next action sees it, ignoring orders that expire before then. */
export function marketAt(market: PowerUpMarket, now: number): PowerUpMarket {
  return updateWeight(decayUtilization(market, now), now);
}

/** Weight of a fraction (of {@link powerUpFrac}), rounded down. */
export function amountOf(market: PowerUpMarket, fraction: bigint): bigint {
  return (fraction * market.weight) / powerUpFrac;
}

/** Smallest fraction worth at least `amount` of weight; null if less than that is available. */
export function fractionFor(market: PowerUpMarket, amount: bigint): bigint | null {
  if (amount < 0n || market.weight <= 0n || amount > market.weight - market.utilization) return null;
  return (amount * powerUpFrac + market.weight - 1n) / market.weight;
}

/** Fee in units for `amount` of weight, rounded up. `market` must be current. */
export function powerUpFee(market: PowerUpMarket, amount: bigint): bigint {
  return powerUpCost(market, market.utilization, market.adjustedUtilization, amount);
}

/** What eosio::powerup would charge and grant, or why it would fail. */
export type PowerUpQuote =
  | { fee: bigint; net: bigint; cpu: bigint }
  | { error: 'not enough available' | 'below the minimum fee'; fee: bigint };

/**
 * Fee for fractions of both markets, which must be current. `minFee` is `min_powerup_fee`; a resource with a zero fee
 * is rejected too.
 */
export function quotePowerUp(
  markets: { net: PowerUpMarket; cpu: PowerUpMarket },
  fractions: { net: bigint; cpu: bigint },
  minFee: bigint,
): PowerUpQuote {
  let fee = 0n;
  const amounts = { net: 0n, cpu: 0n };
  for (const resource of ['net', 'cpu'] as const) {
    const market = markets[resource];
    if (fractions[resource] === 0n) continue;
    const amount = amountOf(market, fractions[resource]);
    if (market.weight <= 0n || market.utilization + amount > market.weight)
      return { error: 'not enough available', fee };
    const part = powerUpFee(market, amount);
    fee += part;
    if (part <= 0n) return { error: 'below the minimum fee', fee };
    amounts[resource] = amount;
  }
  return fee < minFee ? { error: 'below the minimum fee', fee } : { fee, ...amounts };
}
