import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts, rexSymbol } from './names.ts';
import { balanceOf, balancesOf, mature, maturityRules } from './rex-balance.ts';
import { fillOrder, queueOrder, settleAccount } from './rex-orders.ts';
import { logResult } from './results.ts';
import { runRex } from './rex-run.ts';
import type { System } from './system.ts';

/** Sells matured REX, or queues the order while too much of the pool is lent. */
export function sell(system: System, from: string, rex: string): void {
  const { ctx } = system;
  runRex(system, 2);
  balanceOf(system, from, 'user must first buyrex');
  const fits = unitsOf(rex) > 0n && symbolOf(rex) === rexSymbol;
  check(ctx, fits, 'asset must be a positive amount of (REX, 4)');
  mature(system, from);
  check(ctx, unitsOf(rex) <= balanceOf(system, from).matured_rex, 'insufficient available rex');
  const outcome = fillOrder(system, from, unitsOf(rex));
  check(ctx, !outcome.filled || outcome.units > 0n, 'proceeds are negligible');
  let pending = settleAccount(system, from, outcome.units, outcome.stake);
  if (!outcome.filled) {
    check(ctx, from !== 'b1', 'b1 sellrex orders should not be queued');
    pending = queueOrder(system, from, rex);
  }
  const matured = balanceOf(system, from).matured_rex;
  check(ctx, pending <= matured, 'insufficient funds for current and scheduled orders');
  if (!outcome.filled) return;
  logResult(system, accounts.rex, 'sellresult', { proceeds: quantity(outcome.units, system.coreSymbol()) });
}

/** If the chain is configured so, sells matured REX with every REX action of its owner. */
export function sellMatured(system: System, owner: string): void {
  if (!maturityRules(system).sell_matured_rex) return;
  const matured = balancesOf(system).get(owner)?.matured_rex ?? 0n;
  if (matured > 0n) sell(system, owner, quantity(matured, rexSymbol));
}
