import { nameToU64 } from '@antescope/codec/chain/name';
import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { amountOf, powerUpFee, powerUpFrac } from '@antescope/economics/powerup';
import type { SecondaryKeys, Table } from '../../contract.ts';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts } from './names.ts';
import type { PowerUpOrderRow } from './powerup-rows.ts';
import { PowerUpState } from './powerup-state.ts';
import { payFees } from './ram.ts';
import { logResult } from './results.ts';
import type { System } from './system.ts';
import { changePowered } from './user-resources.ts';

const secondsPerDay = 86_400;

/** Rents out CPU and NET from the reserve. */
export function powerUp(
  system: System,
  data: {
    payer: string;
    receiver: string;
    days: number;
    net_frac: bigint;
    cpu_frac: bigint;
    max_payment: string;
  },
): void {
  const { ctx } = system;
  const { payer, receiver } = data;
  ctx.requireAuth(payer);
  const state = PowerUpState.get(system);
  checkRequest(state, data);
  endOrders(state, 2);
  const net = sell(state, 'net', data.net_frac);
  const cpu = sell(state, 'cpu', data.cpu_frac);
  const units = net.fee + cpu.fee;
  const fee = quantity(units, system.coreSymbol());
  check(ctx, units <= unitsOf(data.max_payment), `max_payment is less than calculated fee: ${fee}`);
  check(ctx, units >= state.leastFee, belowMinFee);
  const bought = { net: net.amount, cpu: cpu.amount };
  placeOrder(state, payer, receiver, bought);
  changePowered(system, payer, receiver, bought, true);
  state.save();
  payFees(system, payer, fee);
  logResult(system, accounts.reserve, 'powupresult', {
    fee,
    powup_net_weight: bought.net,
    powup_cpu_weight: bought.cpu,
  });
  system.log('logsystemfee', { protocol: accounts.powerup, fee, memo: 'buy powerup' });
}

/** Expires at most `max` orders; any account may call it. */
export function executePowerUp(system: System, { user, max }: { user: string; max: number }): void {
  system.ctx.requireAuth(user);
  const state = PowerUpState.get(system);
  endOrders(state, max);
  state.save();
}

const belowMinFee = 'calculated fee is below minimum; try powering up with more resources';

function checkRequest(
  { system, days }: PowerUpState,
  data: { days: number; net_frac: bigint; cpu_frac: bigint; max_payment: string },
): void {
  const { ctx } = system;
  check(ctx, symbolOf(data.max_payment) === system.coreSymbol(), "max_payment doesn't match core symbol");
  check(ctx, data.days === days, "days doesn't match configuration");
  check(ctx, data.net_frac >= 0n, "net_frac can't be negative");
  check(ctx, data.cpu_frac >= 0n, "cpu_frac can't be negative");
  check(ctx, data.net_frac <= powerUpFrac, "net can't be more than 100%");
  check(ctx, data.cpu_frac <= powerUpFrac, "cpu can't be more than 100%");
}

function endOrders(state: PowerUpState, max: number): void {
  const { system, now, freed } = state;
  state.fade();
  const orders = ordersOf(system);
  for (let i = 0; i < max; i++) {
    const [first] = orders.bySecondary(1);
    if (first === undefined || timePointSecToSeconds(first[2].expires) > now) break;
    const { id, owner, net_weight: net, cpu_weight: cpu } = first[2];
    freed.net += net;
    freed.cpu += cpu;
    changePowered(system, system.ctx.receiver, owner, { net: -net, cpu: -cpu }, false);
    orders.erase(id);
  }
  state.net = { ...state.net, utilization: state.net.utilization - freed.net };
  state.cpu = { ...state.cpu, utilization: state.cpu.utilization - freed.cpu };
  state.reweigh();
}

function sell(state: PowerUpState, resource: 'net' | 'cpu', fraction: bigint): { amount: bigint; fee: bigint } {
  if (fraction === 0n) return { amount: 0n, fee: 0n };
  const { ctx } = state.system;
  const market = state[resource];
  const amount = amountOf(market, fraction);
  check(ctx, market.weight !== 0n, "market doesn't have resources available");
  const utilization = market.utilization + amount;
  check(ctx, utilization <= market.weight, "market doesn't have enough resources available");
  const fee = powerUpFee(market, amount);
  check(ctx, fee > 0n, belowMinFee);
  state[resource] = { ...market, utilization };
  state.freed[resource] -= amount;
  return { amount, fee };
}

function placeOrder(
  { system, now, days }: PowerUpState,
  payer: string,
  owner: string,
  { net, cpu }: { net: bigint; cpu: bigint },
): void {
  const orders = ordersOf(system);
  const id = orders.availablePrimaryKey();
  const expires = now + days * secondsPerDay;
  const order = { version: 0, id, owner, net_weight: net, cpu_weight: cpu, expires: secondsToTimePointSec(expires) };
  const keys: SecondaryKeys = [
    { type: 'idx64', key: nameToU64(owner) },
    { type: 'idx64', key: BigInt(expires) },
  ];
  orders.emplace(payer, id, order, keys);
}

function ordersOf({ ctx }: System): Table<PowerUpOrderRow> {
  return ctx.table<PowerUpOrderRow>('powup.order', { scope: 0n });
}
