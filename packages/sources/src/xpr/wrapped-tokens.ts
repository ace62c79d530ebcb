import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { data, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { oracleFeeds } from '../oracle/oracle-feeds.ts';
import { fiatText } from '../price/fiat.ts';
import { contractTokens } from '../token/token-list.ts';
import { readTable } from '../table/read-table.ts';
import { tokenBalances } from '../table/tables/token.ts';

/** Contract of the wrapped tokens, whose own balance is the reserve. */
export const wrappedContract = 'xtokens';

/** A wrapped token; amounts are asset texts. */
export interface WrappedToken {
  code: string;
  supply: string;
  /** Held by the contract itself, not by users. */
  reserve: string;
  outstanding: string;
  /** Value of what is outstanding in US dollars, '$1,234.56'; null without a feed of its price. */
  worth: string | null;
}

/** Wrapped tokens with supply, reserve and what users hold: the supply without the reserve. */
export async function wrappedTokens(at: SourceContext): Promise<Outcome<WrappedToken[]>> {
  const [tokens, reserves, feeds] = await Promise.all([
    contractTokens(at, wrappedContract),
    readTable(at, tokenBalances(wrappedContract), wrappedContract),
    oracleFeeds(at),
  ]);
  if (tokens.state !== 'data') return withoutData(tokens);
  if (reserves.state === 'failed') return withoutData(reserves);
  const held = new Map(
    (reserves.state === 'data' ? reserves.data : []).map(({ balance }) => [parseAsset(balance).code, balance] as const),
  );
  const prices = new Map((feeds.state === 'data' ? feeds.data : []).map(({ name, value }) => [name, value]));
  const rows = tokens.data.map(({ supply }) => {
    const { code, ...asset } = parseAsset(supply);
    const zero = formatAsset({ ...asset, code, units: 0n });
    const reserve = held.get(code) ?? zero;
    const outstanding = formatAsset({ ...asset, code, units: asset.units - parseAsset(reserve).units });
    const price = prices.get(`${code.slice(1)}/USD`) ?? null;
    const worth = price === null ? null : fiatText(outstanding, price, { USD: '1' }, 'USD');
    return { code, supply, reserve, outstanding, worth };
  });
  return data(rows, tokens.meta);
}
