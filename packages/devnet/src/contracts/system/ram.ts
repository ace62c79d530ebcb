import { check } from '../check.ts';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { ramFee } from '@antescope/economics/ram';
import type { ApplyContext, Table } from '../../contract.ts';
import { parseAsset } from '@antescope/codec/chain/asset';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { ramIsManaged } from './managed-limits.ts';
import { accounts, ramGift } from './names.ts';
import { convertFromRam, convertToRam, costOfRam, updateRamSupply } from './ram-market.ts';
import type { UserResourcesRow } from './rows.ts';
import type { System } from './system.ts';

interface Purchase {
  payer: string;
  receiver: string;
  quantity: string;
  bytes_purchased: bigint;
  ram_bytes: bigint;
  fee: string;
}

export function buyRam(system: System, data: { payer: string; receiver: string; quant: string }): void {
  system.ctx.setReturnValue('action_return_buyram', purchase(system, data.payer, data.receiver, data.quant));
}

export function buyRamSelf(system: System, data: { account: string; quant: string }): void {
  system.ctx.setReturnValue('action_return_buyram', purchase(system, data.account, data.account, data.quant));
}

export function buyRamBytes(system: System, data: { payer: string; receiver: string; bytes: number }): void {
  const cost = quantity(costOfRam(system, BigInt(data.bytes)), system.coreSymbol());
  system.ctx.setReturnValue('action_return_buyram', purchase(system, data.payer, data.receiver, cost));
}

export function buyRamBurn(system: System, data: { payer: string; quantity: string; memo: string }): void {
  const { ctx } = system;
  ctx.requireAuth(data.payer);
  check(ctx, symbolOf(data.quantity) === system.coreSymbol(), 'quantity must be core token');
  check(ctx, unitsOf(data.quantity) > 0n, 'quantity must be positive');
  const bought = purchase(system, data.payer, data.payer, data.quantity);
  move(system, data.payer, accounts.null, bought.bytes_purchased, data.memo);
  ctx.setReturnValue('action_return_buyram', bought);
}

export function sellRam(system: System, { account, bytes }: { account: string; bytes: bigint }): void {
  const { ctx, global } = system;
  ctx.requireAuth(account);
  updateRamSupply(system);
  ctx.requireRecipient(account);
  const left = reduceRam(system, account, bytes);
  const units = convertFromRam(system, bytes);
  check(ctx, units > 1n, 'token amount received from selling ram is too low');
  global.total_ram_bytes_reserved -= bytes;
  global.total_ram_stake -= units;
  check(ctx, global.total_ram_stake >= 0n, 'error, attempt to unstake more tokens than previously staked');
  const symbol = system.coreSymbol();
  const proceeds = quantity(units, symbol);
  const fee = quantity(ramFee(units), symbol);
  system.pay(accounts.ram, account, proceeds, 'sell ram', account);
  system.pay(account, accounts.ramFee, fee, 'sell ram fee');
  payFees(system, accounts.ramFee, fee);
  system.log('logsellram', { account, quantity: proceeds, bytes, ram_bytes: left, fee });
  system.log('logsystemfee', { protocol: accounts.ram, fee, memo: 'sell ram' });
  const result = { account, quantity: proceeds, bytes_sold: bytes, ram_bytes: left, fee };
  ctx.setReturnValue('action_return_sellram', result);
}

export function ramTransfer(
  system: System,
  { from, to, bytes, memo }: { from: string; to: string; bytes: bigint; memo: string },
): void {
  system.ctx.requireAuth(from);
  system.ctx.setReturnValue('action_return_ramtransfer', move(system, from, to, bytes, memo));
}

export function ramBurn(system: System, data: { owner: string; bytes: bigint; memo: string }): void {
  system.ctx.requireAuth(data.owner);
  const result = move(system, data.owner, accounts.null, data.bytes, data.memo);
  system.ctx.setReturnValue('action_return_ramtransfer', result);
}

/** Sends a log action to the contract itself and notifies accounts. */
export function logFor(ctx: ApplyContext, notified: readonly string[]): void {
  ctx.requireAuth(ctx.receiver);
  for (const account of notified) ctx.requireRecipient(account);
}

/** Transfers fees to the system's fee account, which distributes them. */
export function payFees(system: System, from: string, fee: string): void {
  system.pay(from, accounts.fees, fee, `transfer from ${from} to ${accounts.fees}`);
}

function purchase(system: System, payer: string, receiver: string, quant: string): Purchase {
  const { ctx, global } = system;
  ctx.requireAuth(payer);
  updateRamSupply(system);
  ctx.requireRecipient(payer);
  ctx.requireRecipient(receiver);
  const symbol = system.coreSymbol();
  check(ctx, symbolOf(quant) === symbol, 'must buy ram with core token');
  const { units } = parseAsset(quant);
  check(ctx, units > 0n, 'must purchase a positive amount');
  const fee = quantity(ramFee(units), symbol);
  const paid = units - unitsOf(fee);
  system.pay(payer, accounts.ram, quantity(paid, symbol), 'buy ram', accounts.ram);
  system.pay(payer, accounts.ramFee, fee, 'ram fee');
  payFees(system, accounts.ramFee, fee);
  const bytes = convertToRam(system, paid);
  check(ctx, bytes > 0n, 'must reserve a positive amount');
  global.total_ram_bytes_reserved += bytes;
  global.total_ram_stake += paid;
  const total = addRam(system, receiver, bytes);
  system.log('logbuyram', { payer, receiver, quantity: quant, bytes, ram_bytes: total, fee });
  system.log('logsystemfee', { protocol: accounts.ram, fee, memo: 'buy ram' });
  return { payer, receiver, quantity: quant, bytes_purchased: bytes, ram_bytes: total, fee };
}

function move(system: System, from: string, to: string, bytes: bigint, memo: string) {
  const { ctx } = system;
  check(ctx, from !== to, 'cannot transfer ram to self');
  check(ctx, bytes > 0n, 'must transfer positive quantity');
  check(ctx, ctx.isAccount(to), `to=${to} account does not exist`);
  updateRamSupply(system);
  const left = reduceRam(system, from, bytes);
  const total = addRam(system, to, bytes);
  ctx.requireRecipient(from);
  ctx.requireRecipient(to);
  check(ctx, encodeText(memo).length <= 256, 'memo has more than 256 bytes');
  return { from, to, bytes, from_ram_bytes: left, to_ram_bytes: total };
}

/** Deducts bytes from an account's resources; returns the remainder. */
function reduceRam(system: System, owner: string, bytes: bigint): bigint {
  const { ctx } = system;
  check(ctx, bytes > 0n, 'cannot reduce negative byte');
  const table = resourcesOf(ctx, owner);
  const row = table.get(owner);
  check(ctx, row !== null, 'no resource row');
  check(ctx, row.ram_bytes >= bytes, 'insufficient quota');
  const left = row.ram_bytes - bytes;
  table.modify(owner, null, (changed) => {
    changed.ram_bytes = left;
  });
  limitRam(system, owner, left);
  system.log('logramchange', { owner, bytes: -bytes, ram_bytes: left });
  return left;
}

/**
 * Adds bytes to an account's resources; returns the total. Like the recorded contract, returns 0 when it creates the
 * row.
 */
function addRam(system: System, owner: string, bytes: bigint): bigint {
  const { ctx } = system;
  check(ctx, bytes > 0n, 'cannot add negative byte');
  check(ctx, ctx.isAccount(owner), `owner=${owner} account does not exist`);
  const table = resourcesOf(ctx, owner);
  const row = table.get(owner);
  const total = (row?.ram_bytes ?? 0n) + bytes;
  if (row === null) {
    const zero = quantity(0n, system.coreSymbol());
    table.emplace(owner, owner, { owner, net_weight: zero, cpu_weight: zero, ram_bytes: total });
  } else {
    table.modify(owner, null, (changed) => {
      changed.ram_bytes = total;
    });
  }
  limitRam(system, owner, total);
  const reported = row === null ? 0n : total;
  system.log('logramchange', { owner, bytes, ram_bytes: reported });
  return reported;
}

function limitRam(system: System, owner: string, bytes: bigint): void {
  if (ramIsManaged(system, owner)) return;
  const limits = system.ctx.getResourceLimits(owner);
  system.ctx.setResourceLimits(owner, { ...limits, ramBytes: bytes + ramGift });
}

function resourcesOf(ctx: ApplyContext, owner: string): Table<UserResourcesRow> {
  return ctx.table<UserResourcesRow>('userres', { scope: owner });
}
