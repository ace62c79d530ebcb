import { timePointSecToSeconds, secondsToTimePointSec } from '@antescope/codec/chain/time';
import { powerUpFrac, type PowerUpMarket } from '@antescope/economics/powerup';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts } from './names.ts';
import type { PowerUpConfig, PowerUpResource, PowerUpResourceConfig } from './powerup-rows.ts';
import { PowerUpState } from './powerup-state.ts';
import type { System } from './system.ts';

const maxWeight = 2n ** 63n - 1n;
const [defaultExponent, defaultDecay, defaultDays] = [2, 86_400, 30];

/** Configures PowerUp. Omitted settings keep their value or the contract's default. */
export function configure(system: System, { args }: { args: PowerUpConfig }): void {
  const { ctx } = system;
  ctx.requireAuth(ctx.receiver);
  check(ctx, ctx.isAccount(accounts.reserve), 'eosio.reserv account must first be created');
  const existing = PowerUpState.find(system);
  const state = existing ?? firstState(system);
  if (existing !== null) {
    state.fade();
    state.reweigh();
  }
  const symbol = system.coreSymbol();
  const days = args.powerup_days ?? state.days;
  const hasFee = args.min_powerup_fee !== null || existing !== null;
  check(ctx, hasFee, 'min_powerup_fee does not have a default value');
  check(ctx, days > 0, 'powerup_days must be > 0');
  const fee = args.min_powerup_fee ?? quantity(state.leastFee, symbol);
  check(ctx, symbolOf(fee) === symbol, "min_powerup_fee doesn't match core symbol");
  check(ctx, unitsOf(fee) > 0n, 'min_powerup_fee must be positive');
  state.days = days;
  state.leastFee = unitsOf(fee);
  state.net = configured(system, state.net, args.net, state.now, existing !== null);
  state.cpu = configured(system, state.cpu, args.cpu, state.now, existing !== null);
  state.reweigh();
  for (const resource of ['net', 'cpu'] as const) {
    const market = state[resource];
    check(ctx, market.weight >= market.utilization, "weight can't shrink below utilization");
    if (market.adjustedUtilization > market.weight) market.adjustedUtilization = market.weight;
  }
  state.save();
}

function configured(
  system: System,
  market: PowerUpMarket,
  args: PowerUpResourceConfig,
  now: number,
  isConfigured: boolean,
): PowerUpMarket {
  const { ctx } = system;
  const current = args.current_weight_ratio ?? (market.weightRatio || market.initialWeightRatio);
  const target = args.target_weight_ratio ?? market.targetWeightRatio;
  const assumed = args.assumed_stake_weight ?? market.assumedStakeWeight;
  const hasWeight = args.assumed_stake_weight !== null || assumed !== 0n;
  check(ctx, hasWeight, 'assumed_stake_weight does not have a default value');
  const endTime = current === target ? now : targetTime(system, market, args.target_timestamp, now);
  const hasPrice = args.max_price !== null || isConfigured;
  check(ctx, hasPrice, 'max_price does not have a default value');
  const symbol = system.coreSymbol();
  const maxPrice = args.max_price ?? quantity(market.maxPrice, symbol);
  const minPrice = args.min_price ?? quantity(market.minPrice, symbolOf(maxPrice));
  const next: PowerUpMarket = {
    ...market,
    initialWeightRatio: current,
    targetWeightRatio: target,
    assumedStakeWeight: assumed,
    initialTime: now,
    targetTime: endTime,
    exponent: args.exponent ?? market.exponent,
    decaySeconds: args.decay_secs ?? market.decaySeconds,
    minPrice: unitsOf(minPrice),
    maxPrice: unitsOf(maxPrice),
  };
  checkWeights(system, next);
  check(ctx, next.exponent >= 1, 'exponent must be >= 1');
  check(ctx, next.decaySeconds >= 1, 'decay_secs must be >= 1');
  check(ctx, symbolOf(maxPrice) === symbol, "max_price doesn't match core symbol");
  check(ctx, next.maxPrice > 0n, 'max_price must be positive');
  check(ctx, symbolOf(minPrice) === symbol, "min_price doesn't match core symbol");
  check(ctx, next.minPrice >= 0n, 'min_price must be non-negative');
  check(ctx, next.minPrice <= next.maxPrice, 'min_price cannot exceed max_price');
  const flat = next.exponent !== 1 || next.minPrice === next.maxPrice;
  check(ctx, flat, 'min_price and max_price must be the same if the exponent is 1');
  return next;
}

function targetTime({ ctx }: System, market: PowerUpMarket, time: string | null, now: number): number {
  const target = time === null ? market.targetTime : timePointSecToSeconds(time);
  check(ctx, time !== null || target !== 0, 'target_timestamp does not have a default value');
  check(ctx, target > now, 'target_timestamp must be in the future');
  return target;
}

function checkWeights({ ctx }: System, market: PowerUpMarket): void {
  const { initialWeightRatio: current, targetWeightRatio: target, assumedStakeWeight: assumed } = market;
  check(ctx, current > 0n, 'current_weight_ratio is too small');
  check(ctx, current <= powerUpFrac, 'current_weight_ratio is too large');
  check(ctx, target > 0n, 'target_weight_ratio is too small');
  check(ctx, target <= current, "weight can't grow over time");
  check(ctx, assumed >= 1n, 'assumed_stake_weight must be at least 1; a much larger value is recommended');
  const fits = (assumed * powerUpFrac) / target <= maxWeight;
  check(ctx, fits, 'assumed_stake_weight/target_weight_ratio is too large');
}

function firstState(system: System): PowerUpState {
  const zero = quantity(0n, system.coreSymbol());
  const none = secondsToTimePointSec(0);
  const resource: PowerUpResource = {
    version: 0,
    weight: 0n,
    weight_ratio: 0n,
    assumed_stake_weight: 0n,
    initial_weight_ratio: powerUpFrac,
    target_weight_ratio: powerUpFrac / 100n,
    initial_timestamp: none,
    target_timestamp: none,
    exponent: defaultExponent,
    decay_secs: defaultDecay,
    min_price: zero,
    max_price: zero,
    utilization: 0n,
    adjusted_utilization: 0n,
    utilization_timestamp: secondsToTimePointSec(Number(system.ctx.now / 1_000_000n)),
  };
  const row = { version: 0, net: resource, cpu: resource, powerup_days: defaultDays, min_powerup_fee: zero };
  return new PowerUpState(system, row);
}
