import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext, Table } from '../../contract.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { configOf } from './rows.ts';

/** Row of `balances`: deposited tokens for backing assets. */
export interface BalancesRow {
  owner: string;
  quantities: string[];
}

/** Token contract of a supported symbol; `missing` is the error for others. */
export function contractOf(ctx: ApplyContext, symbol: string, missing: string): string {
  const token = configOf(ctx).supported_tokens.find(({ sym }) => sym === symbol);
  check(ctx, token !== undefined, missing);
  return token.contract;
}

/** Creates the balance row for a token before its deposit. */
export function announceDeposit(ctx: ApplyContext, data: { owner: string; symbol_to_announce: string }): void {
  const { owner, symbol_to_announce: symbol } = data;
  ctx.requireAuth(owner);
  contractOf(ctx, symbol, 'The specified token symbol is not supported');
  const balances = balancesOf(ctx);
  const row = balances.get(owner);
  if (row === null) {
    balances.emplace(owner, owner, { owner, quantities: [quantity(0n, symbol)] });
    return;
  }
  if (row.quantities.some((each) => symbolOf(each) === symbol)) return;
  balances.modify(owner, owner, (changed) => {
    changed.quantities.push(quantity(0n, symbol));
  });
}

/** Accepts announced deposits for backing assets and rejects other transfers. */
export function receiveTokens(ctx: ApplyContext): void {
  const {
    from,
    to,
    quantity: received,
    memo,
  } = ctx.payload<{ [field in 'from' | 'to' | 'quantity' | 'memo']: string }>();
  if (to !== ctx.receiver) return;
  const contract = contractOf(ctx, symbolOf(received), 'The transferred token is not supported');
  check(ctx, contract === ctx.action.account, 'The transferred token is not supported');
  check(ctx, memo === 'deposit', 'invalid memo');
  changeBalance(ctx, from, received, unitsOf(received));
}

export function withdraw(ctx: ApplyContext, data: { owner: string; token_to_withdraw: string }): void {
  const { owner, token_to_withdraw: token } = data;
  ctx.requireAuth(owner);
  const { units } = parseAsset(token);
  check(ctx, units > 0n, 'token_to_withdraw must be positive');
  changeBalance(ctx, owner, token, -units);
  payOut(ctx, owner, token, 'Withdrawal');
}

export function payOut(ctx: ApplyContext, to: string, amount: string, memo: string): void {
  const account = contractOf(ctx, symbolOf(amount), 'The specified token symbol is not supported');
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  const data = { from: ctx.receiver, to, quantity: amount, memo };
  ctx.sendInline({ account, name: 'transfer', authorization, data });
}

/** Adds `delta` to an owner's deposit of a token. Erases an empty row. */
export function changeBalance(ctx: ApplyContext, owner: string, token: string, delta: bigint): void {
  const balances = balancesOf(ctx);
  const row = balances.get(owner);
  const adding = delta > 0n;
  const noRow = adding
    ? 'You need to first initialize the balance table row using the announcedepo action'
    : 'The specified account does not have a balance table row';
  check(ctx, row !== null, noRow);
  const at = row.quantities.findIndex((each) => symbolOf(each) === symbolOf(token));
  const noToken = adding
    ? 'You first need to announce the asset type you want to back using the announcedepo action'
    : 'The specified account does not have a balance for the symbol specified in the quantity';
  check(ctx, at >= 0, noToken);
  const after = plus(row.quantities[at]!, delta);
  check(ctx, unitsOf(after) >= 0n, "The specified account's balance is lower than the specified quantity");
  const quantities = row.quantities.map((each, i) => (i === at ? after : each));
  const left = adding ? quantities : quantities.filter((each) => unitsOf(each) > 0n);
  if (left.length === 0) {
    balances.erase(owner);
    return;
  }
  balances.modify(owner, null, (changed) => {
    changed.quantities = left;
  });
}

function balancesOf(ctx: ApplyContext): Table<BalancesRow> {
  return ctx.table<BalancesRow>('balances');
}
