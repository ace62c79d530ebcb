import { check } from '../check.ts';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import { continuousRate } from '@antescope/economics/double-arithmetic';
import type { ApplyContext, ChainConfig } from '../../contract.ts';
import type { TokenStats } from '../token/token-contract.ts';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { accounts, ramCoreSymbol, ramSymbol } from './names.ts';
import { addRamForSale, updateRamSupply } from './ram-market.ts';
import type { ScheduleRow } from './rows.ts';
import type { System } from './system.ts';

/** Denominator of the pay factors. */
const payFactorPrecision = 10_000n;

/** Creates the RAM market for the system token. */
export function init(system: System, { version, core }: { version: number; core: string }): void {
  const { ctx, global } = system;
  ctx.requireAuth(ctx.receiver);
  check(ctx, version === 0, 'unsupported version for init action');
  const markets = system.ramMarkets;
  check(ctx, !markets.has(system.ramMarketKey), 'system contract has already been initialized');
  const supply = supplyOf(ctx, core);
  check(ctx, symbolOf(supply) === core, 'specified core symbol does not exist (precision mismatch)');
  check(ctx, unitsOf(supply) > 0n, 'system token supply must be greater than 0');
  markets.emplace(ctx.receiver, system.ramMarketKey, {
    supply: quantity(100_000_000_000_000n, ramCoreSymbol),
    base: { balance: quantity(global.max_ram_size - global.total_ram_bytes_reserved, ramSymbol), weight: 0.5 },
    quote: { balance: quantity(unitsOf(supply) / 1000n, core), weight: 0.5 },
  });
  ctx.sendInline({
    account: accounts.token,
    name: 'open',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { owner: accounts.rex, symbol: core, ram_payer: ctx.receiver },
  });
}

export function setPrivileged({ ctx }: System, data: { account: string; is_priv: number }): void {
  ctx.requireAuth(ctx.receiver);
  ctx.setPrivileged(data.account, data.is_priv !== 0);
}

export function setParameters(system: System, { params }: { params: Partial<ChainConfig> }): void {
  const { ctx, global } = system;
  ctx.requireAuth(ctx.receiver);
  const { max_action_return_value_size: _, ...kept } = params;
  Object.assign(global, kept);
  check(ctx, global.max_authority_depth >= 3, 'max_authority_depth should be at least 3');
  ctx.setParameters(params);
}

export function setRam(system: System, { max_ram_size: size }: { max_ram_size: bigint }): void {
  const { ctx, global } = system;
  ctx.requireAuth(ctx.receiver);
  check(ctx, global.max_ram_size < size, 'ram may only be increased');
  check(ctx, size < 1024n ** 5n, 'ram size is unrealistic');
  check(ctx, size > global.total_ram_bytes_reserved, 'attempt to set max below reserved');
  addRamForSale(system, size - global.max_ram_size);
  global.max_ram_size = size;
}

export function setRamRate(system: System, { bytes_per_block }: { bytes_per_block: number }): void {
  system.ctx.requireAuth(system.ctx.receiver);
  updateRamSupply(system);
  system.global2.new_ram_per_block = bytes_per_block;
}

export function activate({ ctx }: System, { feature_digest }: { feature_digest: string }): void {
  ctx.requireAuth(ctx.receiver);
  ctx.activateFeature(feature_digest);
}

/** Wasm limits have no effect, because devnet contracts are not wasm. */
export function configureWasm({ ctx }: System, { settings }: { settings: string }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, ['default', 'low', 'high'].includes(settings), 'Unknown configuration');
}

export function updateRevision({ ctx, global2 }: System, { revision }: { revision: number }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, global2.revision < 255, 'can not increment revision');
  check(ctx, revision === global2.revision + 1, 'can only increment revision by one');
  check(ctx, revision <= 1, 'specified revision is not yet supported by the code');
  global2.revision = revision;
}

export function setInflation(
  system: System,
  data: { annual_rate: bigint; inflation_pay_factor: bigint; votepay_factor: bigint },
): void {
  system.ctx.requireAuth(system.ctx.receiver);
  check(system.ctx, data.annual_rate >= 0n, "annual_rate can't be negative");
  checkPayFactors(system, data);
  system.global4.continuous_rate = continuousRate(data.annual_rate);
  system.global4.inflation_pay_factor = data.inflation_pay_factor;
  system.global4.votepay_factor = data.votepay_factor;
}

export function setPayFactors(system: System, data: { inflation_pay_factor: bigint; votepay_factor: bigint }): void {
  system.ctx.requireAuth(system.ctx.receiver);
  checkPayFactors(system, data);
  system.global4.inflation_pay_factor = data.inflation_pay_factor;
  system.global4.votepay_factor = data.votepay_factor;
}

export function setSchedule(system: System, data: ScheduleRow): void {
  const { ctx } = system;
  ctx.requireAuth(ctx.receiver);
  check(ctx, data.continuous_rate >= 0, "continuous_rate can't be negative");
  check(ctx, data.continuous_rate <= 1, "continuous_rate can't be over 100%");
  const schedules = ctx.table<ScheduleRow>('schedules');
  const key = BigInt(timePointSecToSeconds(data.start_time));
  if (schedules.has(key)) schedules.modify(key, null, (row) => Object.assign(row, data));
  else schedules.emplace(ctx.receiver, key, data);
}

export function deleteSchedule({ ctx }: System, { start_time }: { start_time: string }): void {
  ctx.requireAuth(ctx.receiver);
  const schedules = ctx.table<ScheduleRow>('schedules');
  const key = BigInt(timePointSecToSeconds(start_time));
  check(ctx, schedules.has(key), 'schedule not found');
  schedules.erase(key);
}

export function executeSchedule(system: System): void {
  check(system.ctx, executeNextSchedule(system), 'no schedule to execute');
}

/** Applies the inflation rate of the first due schedule. */
export function executeNextSchedule({ ctx, global4 }: System): boolean {
  const schedules = ctx.table<ScheduleRow>('schedules');
  for (const [key, row] of schedules.lowerBound()) {
    if (key * 1_000_000n > ctx.now) return false;
    global4.continuous_rate = row.continuous_rate;
    schedules.erase(key);
    return true;
  }
  return false;
}

/** Supply of a token of eosio.token, by its symbol. */
export function supplyOf(ctx: ApplyContext, symbol: string): string {
  return statsOf(ctx, symbol).supply;
}

export function statsOf(ctx: ApplyContext, symbol: string): TokenStats {
  const code = symbolCodeToU64(parseSymbol(symbol).code);
  const row = ctx.table<TokenStats>('stat', { code: accounts.token, scope: code }).get(code);
  check(ctx, row !== null, 'unable to find key');
  return row;
}

function checkPayFactors({ ctx }: System, data: { inflation_pay_factor: bigint; votepay_factor: bigint }): void {
  check(ctx, data.inflation_pay_factor >= payFactorPrecision, 'inflation_pay_factor must not be less than 10000');
  check(ctx, data.votepay_factor >= payFactorPrecision, 'votepay_factor must not be less than 10000');
}
