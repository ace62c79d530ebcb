import { parseAsset } from '@antescope/codec/chain/asset';
import type { ChainSources } from '../chain-sources.ts';
import { data, type Outcome } from '../core/outcome.ts';
import { exactText, multiply, parseDecimal } from '../price/decimal.ts';
import { corePrice } from '../price/prices.ts';
import { tokenMarks } from './token-marks.ts';
import { tokenEntry } from './token-tables.ts';

/** A token of an account with what is known of it (account/{name}?type=getAccountTokens). */
export interface TokenHolding {
  /** 'EOS-local-eosio.token' */
  key: string;
  currency: string;
  /** Exact decimal text. */
  amount: string;
  contract: string;
  decimals: number;
  name: string | null;
  website: string | null;
  /** Named by the chain's spam rules. */
  spam: boolean;
  /** Contract of the known token whose symbol this one imitates; null: none. */
  looksLike: string | null;
  /** Decimal text; null for tokens without a price. */
  usd: string | null;
}

export interface TokenHoldings {
  tokens: TokenHolding[];
  /** Worth of those that have a price; null if none has. */
  totalUsd: string | null;
}

/** Tokens of an account and their worth in US dollars: of the core token only, the only one with a price feed. */
export async function tokenHoldings(sources: ChainSources, account: string): Promise<Outcome<TokenHoldings>> {
  const { chain } = sources.at;
  const core = { contract: chain.coreContract, code: chain.coreSymbol.code };
  const [read, price] = await Promise.all([sources.tokens(account), corePrice(sources.at)]);
  if (read.state === 'empty') return read;
  const balances = read.state === 'data' ? read.data : read.stale;
  if (balances === null) return { ...read, state: 'failed', stale: null };
  const usd = price.state === 'data' ? parseDecimal(price.data.usd) : null;
  const tokens = balances.map(({ contract, quantity }): TokenHolding => {
    const entry = tokenEntry(contract, quantity);
    const marks = tokenMarks({ contract, code: entry.currency }, chain.tokens, core);
    const { units, precision } = parseAsset(quantity);
    const priced = usd !== null && contract === core.contract && entry.currency === core.code;
    return {
      key: `${entry.currency}-${chain.key}-${contract}`,
      ...entry,
      name: marks.name,
      website: marks.website,
      spam: marks.spam,
      looksLike: marks.looksLike,
      usd: priced ? exactText(multiply({ units, scale: precision }, usd)) : null,
    };
  });
  // One token is priced at most: its worth is the sum.
  const holdings = { tokens, totalUsd: tokens.find((token) => token.usd !== null)?.usd ?? null };
  const meta = { ...read.meta, failures: [...read.meta.failures, ...price.meta.failures] };
  return read.state === 'data' ? data(holdings, meta) : { ...read, stale: holdings };
}
