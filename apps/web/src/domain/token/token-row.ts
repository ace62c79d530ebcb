import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { parseAsset } from '@antescope/codec/chain/asset';
import { exactText, multiply, parseDecimal } from '@antescope/sources/price/decimal';
import { marketCapText, unitPriceText } from '@antescope/sources/price/fiat';
import type { Worth } from '@antescope/sources/price/prices';
import { listRank, tokenMarks, type TokenMarks } from '@antescope/sources/token/token-marks';
import type { TokenStat } from '@antescope/sources/token/token-stat';

/** A token of the list; prices are texts in the preferred currency, null if unknown. */
export interface TokenRow extends TokenStat, TokenMarks {
  price: string | null;
  marketCap: string | null;
}

/** Adds configuration and price data of the token. */
export function tokenRow(stat: TokenStat, chain: ChainConfig, worth: Worth | null): TokenRow {
  const core = { contract: chain.coreContract, code: chain.coreSymbol.code };
  const marks = tokenMarks(stat, chain.tokens, core);
  const isCore = stat.contract === core.contract && stat.code === core.code;
  // Only the core token has a price; look-alikes do not.
  if (!isCore || worth === null) return { ...stat, ...marks, price: null, marketCap: null };
  const { rates, currency } = worth.conversion;
  return {
    ...stat,
    ...marks,
    price: unitPriceText(worth.usd, rates, currency),
    marketCap: marketCapText(capOf(stat.supply, worth.usd), rates, currency),
  };
}

/** Market cap, supply × price in USD, as decimal text. */
export function capOf(supply: string, usd: string): string {
  const { units, precision } = parseAsset(supply);
  const price = parseDecimal(usd);
  return price === null ? '0' : exactText(multiply({ units, scale: precision }, price));
}

/** Order of lists: configured contracts first, then core and known tokens, then by name; look-alikes last. */
export function byListing(a: TokenRow, b: TokenRow, chain: ChainConfig): number {
  return (
    listRank(a.contract, chain.tokens) - listRank(b.contract, chain.tokens) ||
    Number(b.known) - Number(a.known) ||
    Number(a.looksLike !== null) - Number(b.looksLike !== null) ||
    compare(a.code, b.code) ||
    compare(a.contract, b.contract)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
