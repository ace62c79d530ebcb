import type { DexMarket, DexToken } from '@antescope/sources/services/dex/dex-records';
import { scaled } from '../../ui/chart/scale.ts';
import { assetText } from '@antescope/wallet/tools/units';

/** 'XPR/XUSDC' of 'XPR_XUSDC'. */
export function pairText(symbol: string): string {
  return symbol.replace('_', '/');
}

/** A decimal text of the service as an amount with the token's decimals; further digits are cut off. */
export function amountOf(text: string, { code, precision }: Pick<DexToken, 'code' | 'precision'>): string {
  return assetText(scaled(text, precision), { code, precision });
}

/** The same without the symbol. */
export function figureOf(text: string, token: DexToken): string {
  return amountOf(text, token).split(' ')[0]!;
}

/** Whether a market takes orders, and stop orders; unknown codes take none. */
export function marketAccess({ statusCode }: Pick<DexMarket, 'statusCode'>): { orders: boolean; stops: boolean } {
  return { orders: [1, 4, 6].includes(statusCode), stops: [1, 4].includes(statusCode) };
}
