import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import type { RexFundRow } from './rex-rows.ts';
import type { System } from './system.ts';

/** Credits an account's REX fund. */
export function creditFund(system: System, owner: string, amount: string): void {
  const { ctx } = system;
  const fits = unitsOf(amount) > 0n && symbolOf(amount) === system.coreSymbol();
  check(ctx, fits, 'must transfer positive amount to REX fund');
  const funds = ctx.table<RexFundRow>('rexfund');
  if (!funds.has(owner)) {
    funds.emplace(owner, owner, { version: 0, owner, balance: amount });
    return;
  }
  funds.modify(owner, null, (row) => {
    row.balance = plus(row.balance, unitsOf(amount));
  });
}

/** Debits an account's REX fund. */
export function debitFund(system: System, owner: string, amount: string): void {
  const { ctx } = system;
  const fits = unitsOf(amount) > 0n && symbolOf(amount) === system.coreSymbol();
  check(ctx, fits, 'must transfer positive amount from REX fund');
  const funds = ctx.table<RexFundRow>('rexfund');
  const row = funds.get(owner);
  check(ctx, row !== null, 'must deposit to REX fund first');
  check(ctx, unitsOf(amount) <= unitsOf(row.balance), 'insufficient funds');
  funds.modify(owner, null, (changed) => {
    changed.balance = quantity(unitsOf(row.balance) - unitsOf(amount), system.coreSymbol());
  });
}
