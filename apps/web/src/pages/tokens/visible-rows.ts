import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { parseAsset } from '@antescope/codec/chain/asset';
import { decimalText } from '@antescope/sources/price/decimal';
import { byListing, type TokenRow } from '../../domain/token/token-row.ts';
import type { TokenSort } from './token-sorts.ts';

/** Rows that match the search, without spam unless included, in the requested order. */
export function visibleRows(
  rows: readonly TokenRow[],
  { query, sort, spam }: { query: string; sort: TokenSort; spam: boolean },
  chain: ChainConfig,
): TokenRow[] {
  const needle = query.trim().toLowerCase();
  const matches = rows.filter(
    (row) =>
      (spam || !row.spam) &&
      [row.code, row.contract, row.name ?? ''].some((text) => text.toLowerCase().includes(needle)),
  );
  return matches.toSorted((a, b) => orders[sort](a, b, chain) || byListing(a, b, chain));
}

type Order = (a: TokenRow, b: TokenRow, chain: ChainConfig) => number;

const orders: Record<TokenSort, Order> = {
  listed: () => 0,
  symbol: (a, b) => compare(a.code, b.code),
  contract: (a, b) => compare(a.contract, b.contract),
  supply: (a, b) => compareDecimals(b.supply, a.supply),
  marketcap: (a, b) => Number(b.marketCap !== null) - Number(a.marketCap !== null),
};

function compareDecimals(a: string, b: string): number {
  const [x, y] = [parseAsset(a), parseAsset(b)];
  const [left, right] = [whole(x), whole(y)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function whole({ units, precision }: { units: bigint; precision: number }): bigint {
  return BigInt(decimalText({ units, scale: precision }, 18, 'down').replace('.', ''));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
