import { parseAsset } from '@antescope/codec/chain/asset';
import type { ApplyContext, Table } from '../../contract.ts';
import type { BalancesRow } from '../atomicassets/balances.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { MarketAssets } from './market-assets.ts';
import { configOf, send, type BonusFeeRow } from './rows.ts';

/** Payer and recipients of a trade. */
export interface Trade {
  readonly price: string;
  readonly seller: string;
  readonly maker: string;
  readonly taker: string;
  readonly collection: string;
  /** Share of the price. */
  readonly collectionFee: number;
  /** 'sale', 'auction' or 'buyoffer', and its id. */
  readonly kind: string;
  readonly id: bigint;
  readonly memo: string;
}

export function isSupported(ctx: ApplyContext, symbol: string): boolean {
  return configOf(ctx).supported_tokens.some(({ token_symbol }) => token_symbol === symbol);
}

/** Accepts deposits and rejects other transfers. */
export function receiveTokens(ctx: ApplyContext): void {
  const {
    from,
    to,
    quantity: received,
    memo,
  } = ctx.payload<{ from: string; to: string; quantity: string; memo: string }>();
  if (to !== ctx.receiver) return;
  const supported = configOf(ctx).supported_tokens.some(
    ({ token_contract, token_symbol }) => token_contract === ctx.action.account && token_symbol === symbolOf(received),
  );
  check(ctx, supported, 'The transferred token is not supported');
  check(ctx, memo === 'deposit', 'invalid memo');
  add(ctx, from, received);
}

export function withdraw(ctx: ApplyContext, data: { owner: string; token_to_withdraw: string }): void {
  const { owner, token_to_withdraw: token } = data;
  ctx.requireAuth(owner);
  check(ctx, unitsOf(token) > 0n, 'token_to_withdraw must be positive');
  take(ctx, owner, token);
  pay(ctx, owner, token, 'AtomicMarket Withdrawal');
}

/** Credits an account's balance at the market; the market pays for the row. */
export function add(ctx: ApplyContext, owner: string, token: string): void {
  const units = unitsOf(token);
  if (units === 0n) return;
  const balances = balancesOf(ctx);
  if (!balances.has(owner)) {
    balances.emplace(ctx.receiver, owner, { owner, quantities: [token] });
    return;
  }
  balances.modify(owner, ctx.receiver, (row) => {
    const at = row.quantities.findIndex((each) => symbolOf(each) === symbolOf(token));
    if (at < 0) row.quantities.push(token);
    else row.quantities[at] = plus(row.quantities[at]!, units);
  });
}

/** Debits an account's balance at the market. Erases an empty row. */
export function take(ctx: ApplyContext, owner: string, token: string): void {
  const balances = balancesOf(ctx);
  const row = balances.get(owner);
  check(ctx, row !== null, 'The specified account does not have a balance table row');
  const at = row.quantities.findIndex((each) => symbolOf(each) === symbolOf(token));
  check(ctx, at >= 0, 'The specified account does not have a balance for the symbol specified in the quantity');
  const after = plus(row.quantities[at]!, -unitsOf(token));
  check(ctx, unitsOf(after) >= 0n, "The specified account's balance is lower than the specified quantity");
  const quantities = row.quantities.map((each, i) => (i === at ? after : each)).filter((each) => unitsOf(each) > 0n);
  if (quantities.length === 0) {
    balances.erase(owner);
    return;
  }
  balances.modify(owner, null, (changed) => {
    changed.quantities = quantities;
  });
}

/**
 * Distributes a price: fees of both marketplaces, of the collection's author and bonus fees are credited here, the rest
 * is paid out.
 */
export function settle(ctx: ApplyContext, trade: Trade): void {
  const { maker_market_fee, taker_market_fee } = configOf(ctx);
  const { units } = parseAsset(trade.price);
  const symbol = symbolOf(trade.price);
  // The contract computes shares in doubles and truncates to units.
  const share = (fee: number): bigint => BigInt(Math.trunc(fee * Number(units)));
  let left = units;
  const credit = (owner: string, fee: number): void => {
    left -= share(fee);
    add(ctx, owner, quantity(share(fee), symbol));
  };
  credit(creatorOf(ctx, trade.maker), maker_market_fee);
  credit(creatorOf(ctx, trade.taker), taker_market_fee);
  credit(new MarketAssets(ctx).collection(trade.collection).author, trade.collectionFee);
  for (const [, { fee, fee_recipient, counter_ranges }] of ctx.table<BonusFeeRow>('bonusfees').lowerBound()) {
    const applies = counter_ranges.some(
      ({ counter_name, start_id, end_id }) => counter_name === trade.kind && start_id <= trade.id && trade.id < end_id,
    );
    if (applies) credit(fee_recipient, fee);
  }
  pay(ctx, trade.seller, quantity(left, symbol), trade.memo);
}

function pay(ctx: ApplyContext, to: string, amount: string, memo: string): void {
  const token = configOf(ctx).supported_tokens.find(({ token_symbol }) => token_symbol === symbolOf(amount));
  check(ctx, token !== undefined, 'The token is not supported');
  send(ctx, token.token_contract, 'transfer', { from: ctx.receiver, to, quantity: amount, memo });
}

export function checkMarketplace(ctx: ApplyContext, name: string, side: 'maker' | 'taker'): void {
  const exists = ctx.table('marketplaces').has(name);
  check(ctx, exists, `The ${side} marketplace is not a valid marketplace`);
}

function creatorOf(ctx: ApplyContext, marketplace: string): string {
  return ctx.table<{ creator: string }>('marketplaces').get(marketplace)!.creator;
}

function balancesOf(ctx: ApplyContext): Table<BalancesRow> {
  return ctx.table<BalancesRow>('balances');
}
