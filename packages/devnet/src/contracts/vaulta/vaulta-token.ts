import { encodeText } from '@antescope/codec/bytes/bytes';
import { parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Table } from '../../contract.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';

interface BalanceRow {
  balance: string;
  released: boolean;
}

/** Issues the whole supply to the contract's own balance. */
export function init(ctx: ApplyContext, { maximum_supply }: { maximum_supply: string }): void {
  ctx.requireAuth(ctx.receiver);
  const { units, code } = parseAsset(maximum_supply);
  check(ctx, units > 0n, 'max-supply must be positive');
  const config = ctx.table<{ token_symbol: string }>('config');
  check(ctx, !config.has('config'), 'This system contract is already initialized');
  config.emplace(ctx.receiver, 'config', { token_symbol: symbolOf(maximum_supply) });
  const stat = { supply: maximum_supply, max_supply: maximum_supply, issuer: ctx.receiver };
  ctx.table('stat', { scope: symbolCodeToU64(code) }).emplace(ctx.receiver, symbolCodeToU64(code), stat);
  add(ctx, ctx.receiver, maximum_supply, ctx.receiver);
}

/** Symbol of the token, '4,A'. */
export function tokenSymbol(ctx: ApplyContext): string {
  const row = ctx.table<{ token_symbol: string }>('config').get('config');
  check(ctx, row !== null, 'This system contract is not initialized');
  return row.token_symbol;
}

export function move(ctx: ApplyContext, data: { from: string; to: string; quantity: string; memo: string }): void {
  const { from, to, quantity: moved, memo } = data;
  check(ctx, from !== to, 'cannot transfer to self');
  ctx.requireAuth(from);
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  check(ctx, symbolOf(moved) === tokenSymbol(ctx), 'symbol precision mismatch');
  ctx.requireRecipient(from);
  ctx.requireRecipient(to);
  check(ctx, unitsOf(moved) > 0n, 'must transfer positive quantity');
  check(ctx, encodeText(memo).length <= 256, 'memo has more than 256 bytes');
  take(ctx, from, moved);
  add(ctx, to, moved, ctx.hasAuth(to) ? to : from);
}

export function open(ctx: ApplyContext, data: { owner: string; symbol: string; ram_payer: string }): void {
  ctx.requireAuth(data.ram_payer);
  check(ctx, ctx.isAccount(data.owner), 'owner account does not exist');
  check(ctx, data.symbol === tokenSymbol(ctx), 'symbol does not exist');
  if (!balancesOf(ctx, data.owner).has(keyOf(data.symbol)))
    add(ctx, data.owner, quantity(0n, data.symbol), data.ram_payer);
}

export function close(ctx: ApplyContext, data: { owner: string; symbol: string }): void {
  ctx.requireAuth(data.owner);
  const balances = balancesOf(ctx, data.owner);
  const row = balances.get(keyOf(data.symbol));
  check(ctx, row !== null, "Balance row already deleted or never existed. Action won't have any effect.");
  check(ctx, unitsOf(row.balance) === 0n, 'Cannot close because the balance is not zero.');
  balances.erase(keyOf(data.symbol));
}

function take(ctx: ApplyContext, owner: string, amount: string): void {
  const balances = balancesOf(ctx, owner);
  const key = keyOf(symbolOf(amount));
  const row = balances.get(key);
  check(ctx, row !== null, 'no balance object found');
  check(ctx, unitsOf(row.balance) >= unitsOf(amount), 'overdrawn balance');
  balances.modify(key, owner, (changed) => {
    changed.balance = plus(changed.balance, -unitsOf(amount));
  });
}

function add(ctx: ApplyContext, owner: string, amount: string, payer: string): void {
  const balances = balancesOf(ctx, owner);
  const key = keyOf(symbolOf(amount));
  if (!balances.has(key)) {
    balances.emplace(payer, key, { balance: amount, released: true });
    return;
  }
  balances.modify(key, null, (row) => {
    row.balance = plus(row.balance, unitsOf(amount));
  });
}

function balancesOf(ctx: ApplyContext, owner: string): Table<BalanceRow> {
  return ctx.table<BalanceRow>('accounts', { scope: owner });
}

function keyOf(symbol: string): bigint {
  return symbolCodeToU64(parseSymbol(symbol).code);
}
