import { parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext } from '../../../contract.ts';
import { plus, quantity, unitsOf } from '../../amount.ts';
import { check } from '../../check.ts';
import { payOut, type Transfer } from '../../pay-out.ts';
import type { BalanceRow, ExtendedSymbol } from './dex-rows.ts';

/** A transfer with an empty memo is a deposit. */
export function deposit(ctx: ApplyContext, { from, quantity: received, memo }: Transfer): void {
  if (memo !== '') return;
  const { precision, code } = parseAsset(received);
  credit(ctx, from, { sym: `${precision},${code}`, contract: ctx.action.account }, unitsOf(received));
}

export function credit(ctx: ApplyContext, owner: string, { sym, contract }: ExtendedSymbol, units: bigint): void {
  if (units === 0n) return;
  const balances = ctx.table<BalanceRow>('balances', { scope: owner });
  const key = symbolCodeToU64(parseSymbol(sym).code);
  const row = balances.get(key);
  if (row === null) {
    balances.emplace(ctx.receiver, key, { quantity: quantity(units, sym), contract });
    return;
  }
  check(ctx, row.contract === contract, 'a token of another contract has this symbol');
  balances.modify(key, null, (changed) => void (changed.quantity = plus(changed.quantity, units)));
}

/** Takes units out of a deposit, which must have them. */
export function debit(ctx: ApplyContext, owner: string, { sym, contract }: ExtendedSymbol, units: bigint): void {
  const balances = ctx.table<BalanceRow>('balances', { scope: owner });
  const key = symbolCodeToU64(parseSymbol(sym).code);
  const row = balances.get(key);
  const enough = row !== null && row.contract === contract && unitsOf(row.quantity) >= units;
  check(ctx, enough, 'overdrawn balance');
  const left = unitsOf(row.quantity) - units;
  if (left === 0n) balances.erase(key);
  else balances.modify(key, null, (changed) => void (changed.quantity = quantity(left, sym)));
}

/** Sends all deposits back. */
export function withdrawAll(ctx: ApplyContext, { account }: { account: string }): void {
  ctx.requireAuth(account);
  const balances = ctx.table<BalanceRow>('balances', { scope: account });
  const deposits = [...balances.lowerBound()];
  for (const [key, row] of deposits) {
    payOut(ctx, account, row, 'withdraw');
    balances.erase(key);
  }
}
