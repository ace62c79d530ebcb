import { dexFeePercent } from '@antescope/economics/dex-fee';
import type { TokenSymbol } from '../tool-chain.ts';

/** A token of a market. */
export interface DexTokenFacts extends TokenSymbol {
  contract: string;
}

/** A level of the book, in units: price of one whole bid token in the ask token, and what is on offer. */
export interface BookLevel {
  price: bigint;
  bid: bigint;
  ask: bigint;
}

export interface DexOrderFacts {
  marketId: number;
  bid: DexTokenFacts;
  ask: DexTokenFacts;
  /** Shares in decimal text before the discount: '0.001' is 0.1%. */
  makerFee: string;
  takerFee: string;
  /** XPR that the account has staked, in units, which reduces the fees; null: not known. */
  stakedXpr: bigint | null;
  /** Minimum value of an order in units of the ask token. */
  orderMin: bigint;
  /** Whether the market takes orders, and whether it takes stop orders. */
  takesOrders: boolean;
  takesStops: boolean;
  /** Balances of the account in units; null: not known. */
  balances: { bid: bigint | null; ask: bigint | null };
  /** Best price first; null: not known. */
  book: { bids: readonly BookLevel[]; asks: readonly BookLevel[] } | null;
}

export type DexSide = 'buy' | 'sell';

/** Values of `order_side`, `order_type` and `fill_type` of the `dex` contract. */
export const orderSides = { buy: 1, sell: 2 } as const;
export const orderTypes = { limit: 1, stopLoss: 2, takeProfit: 3 } as const;
export const fillTypes = { 'until-canceled': 0, immediate: 1, 'post-only': 2 } as const;

/** The token that an order pays with. */
export function paidToken({ bid, ask }: DexOrderFacts, side: DexSide): DexTokenFacts {
  return side === 'sell' ? bid : ask;
}

export function receivedToken({ bid, ask }: DexOrderFacts, side: DexSide): DexTokenFacts {
  return side === 'sell' ? ask : bid;
}

/** What a payment gets at a price, before the fee, rounded down as the contract does. */
export function proceeds(facts: DexOrderFacts, side: DexSide, paid: bigint, price: bigint): bigint {
  const wholeBid = 10n ** BigInt(facts.bid.precision);
  return side === 'sell' ? (paid * price) / wholeBid : (paid * wholeBid) / price;
}

/** A fee that an account with this stake pays, exact: '0.00066' of '0.001' with 66%. Without a known stake, all of it. */
export function discountedFee(fee: string, { stakedXpr }: Pick<DexOrderFacts, 'stakedXpr'>): string {
  const percent = dexFeePercent(stakedXpr ?? 0n);
  if (percent === 100n) return fee;
  const [whole = '0', decimals = ''] = fee.split('.');
  const scale = decimals.length + 2;
  const digits = (BigInt(whole + decimals) * percent).toString().padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** An amount less a fee, which is rounded up. */
export function lessFee(units: bigint, fee: string): bigint {
  const [whole = '0', decimals = ''] = fee.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const share = BigInt(whole + decimals);
  return units - (units * share + scale - 1n) / scale;
}

/** Price of the last level that a payment reaches; null if the book is too small for it. */
export function worstBookPrice({ book }: DexOrderFacts, side: DexSide, paid: bigint): bigint | null {
  let left = paid;
  for (const { price, bid, ask } of (side === 'sell' ? book?.bids : book?.asks) ?? []) {
    left -= side === 'sell' ? bid : ask;
    if (left <= 0n) return price;
  }
  return null;
}

/** A price worse by hundredths of a percent: higher for a buyer, lower for a seller, at least one unit. */
export function worsened(price: bigint, side: DexSide, points: bigint): bigint {
  const change = (price * points) / 10_000n;
  if (side === 'buy') return price + change;
  return price - change > 1n ? price - change : 1n;
}
