import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { decayUtilization, updateWeight, type PowerUpMarket } from '@antescope/economics/powerup';
import { quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts } from './names.ts';
import type { PowerUpResource, PowerUpStateRow } from './powerup-rows.ts';
import type { System } from './system.ts';
import { changePowered, type Stake } from './user-resources.ts';

const table = 'powup.state';

/** Both markets during an action. `freed`: weight returned to the reserve (negative: taken from it). */
export class PowerUpState {
  readonly system: System;
  net: PowerUpMarket;
  cpu: PowerUpMarket;
  days: number;
  leastFee: bigint;
  readonly freed: Stake = { net: 0n, cpu: 0n };

  constructor(system: System, row: PowerUpStateRow) {
    this.system = system;
    this.net = marketOf(row.net);
    this.cpu = marketOf(row.cpu);
    this.days = row.powerup_days;
    this.leastFee = unitsOf(row.min_powerup_fee);
  }

  /** Null on a chain without PowerUp. */
  static find(system: System): PowerUpState | null {
    const row = system.ctx.table<PowerUpStateRow>(table, { scope: 0n }).get(table);
    return row === null ? null : new PowerUpState(system, row);
  }

  static get(system: System): PowerUpState {
    const state = PowerUpState.find(system);
    check(system.ctx, state !== null, "powerup hasn't been initialized");
    return state;
  }

  get now(): number {
    return Number(this.system.ctx.now / 1_000_000n);
  }

  fade(): void {
    this.net = decayUtilization(this.net, this.now);
    this.cpu = decayUtilization(this.cpu, this.now);
  }

  /** Updates the weights and frees their growth. */
  reweigh(): void {
    for (const resource of ['net', 'cpu'] as const) {
      const after = updateWeight(this[resource], this.now);
      this.freed[resource] += after.weight - this[resource].weight;
      this[resource] = after;
    }
  }

  /** Returns freed weight to the reserve account and stores the state. */
  save(): void {
    const { system, net, cpu } = this;
    const { ctx } = system;
    const symbol = system.coreSymbol();
    changePowered(system, ctx.receiver, accounts.reserve, this.freed, true);
    const row: PowerUpStateRow = {
      version: 0,
      net: rowOf(net, symbol),
      cpu: rowOf(cpu, symbol),
      powerup_days: this.days,
      min_powerup_fee: quantity(this.leastFee, symbol),
    };
    const states = ctx.table<PowerUpStateRow>(table, { scope: 0n });
    if (states.has(table)) states.modify(table, ctx.receiver, (changed) => Object.assign(changed, row));
    else states.emplace(ctx.receiver, table, row);
  }
}

function marketOf(row: PowerUpResource): PowerUpMarket {
  return {
    weight: row.weight,
    weightRatio: row.weight_ratio,
    assumedStakeWeight: row.assumed_stake_weight,
    initialWeightRatio: row.initial_weight_ratio,
    targetWeightRatio: row.target_weight_ratio,
    initialTime: timePointSecToSeconds(row.initial_timestamp),
    targetTime: timePointSecToSeconds(row.target_timestamp),
    exponent: row.exponent,
    decaySeconds: row.decay_secs,
    minPrice: unitsOf(row.min_price),
    maxPrice: unitsOf(row.max_price),
    utilization: row.utilization,
    adjustedUtilization: row.adjusted_utilization,
    utilizationTime: timePointSecToSeconds(row.utilization_timestamp),
  };
}

function rowOf(market: PowerUpMarket, symbol: string): PowerUpResource {
  return {
    version: 0,
    weight: market.weight,
    weight_ratio: market.weightRatio,
    assumed_stake_weight: market.assumedStakeWeight,
    initial_weight_ratio: market.initialWeightRatio,
    target_weight_ratio: market.targetWeightRatio,
    initial_timestamp: secondsToTimePointSec(market.initialTime),
    target_timestamp: secondsToTimePointSec(market.targetTime),
    exponent: market.exponent,
    decay_secs: market.decaySeconds,
    min_price: quantity(market.minPrice, symbol),
    max_price: quantity(market.maxPrice, symbol),
    utilization: market.utilization,
    adjusted_utilization: market.adjustedUtilization,
    utilization_timestamp: secondsToTimePointSec(market.utilizationTime),
  };
}
