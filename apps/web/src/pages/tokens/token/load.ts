import type { ActionPage } from '@antescope/sources/history/history-source';
import { empty, mapOutcome, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { Conversion } from '@antescope/sources/price/exchange-rates';
import { type PriceChange, priceChange } from '@antescope/sources/price/price-change';
import type { PricePoint } from '@antescope/sources/price/price-point';
import { coreHistory, coreWorth } from '@antescope/sources/price/prices';
import type { Series } from '@antescope/sources/series/series';
import { transferSeries } from '@antescope/sources/series/transfer-series';
import { type TopHolders, topHolders } from '@antescope/sources/token/top-holders';
import { listedToken } from '@antescope/sources/token/token-list';
import { tokenById } from '@antescope/sources/token/token-id';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { type DailyRange, dailyRangeOf } from '../../../ui/chart/range.ts';
import { page } from '../../../lib/page/page-result.ts';
import { parseTokenId, symbolAlone, tokenPath } from '../../../domain/token/token-id.ts';
import { tokenRow, type TokenRow } from '../../../domain/token/token-row.ts';

export interface TokenPageData {
  requested: string;
  token: Outcome<TokenRow>;
  holders: Outcome<TopHolders>;
  transfers: Outcome<ActionPage>;
  /** Transfers of each day of `range`; null without an index. */
  transferDays: Outcome<Series> | null;
  range: DailyRange;
  /** Seven days of the core token's price; null for other tokens. */
  history: Outcome<PricePoint[]> | null;
  /** Of the core token's price within 24 hours; null if unknown. */
  change: PriceChange | null;
  /** How the core token's price was converted; null without one. */
  conversion: Conversion | null;
}

const holderLimit = 10;
const transferLimit = 10;

export const load: PageLoader<TokenPageData> = async ({ params, search }, context) => {
  const { sources, chain } = context;
  const range = dailyRangeOf(search.range);
  const requested = (params.id ?? '').trim();
  const id = parseTokenId(requested);
  if (id === null) {
    const symbol = symbolAlone(requested);
    const resolved = symbol === null ? empty<never>(meta({ source: 'input' })) : await resolveSymbol(symbol, context);
    if (typeof resolved === 'string') return { redirect: resolved };
    const none = {
      holders: empty<never>(resolved.meta),
      transfers: empty<never>(resolved.meta),
      transferDays: null,
      range,
      history: null,
      change: null,
      conversion: null,
    };
    return page(resolved, 'Token not found', { requested, token: resolved, ...none });
  }
  const { contract, code } = id;
  const isCore = contract === chain.coreContract && code === chain.coreSymbol.code;
  const filter = { contract, action: 'transfer', token: { symbol: code, contract } };
  const [stat, worth, transfers, transferDays, history] = await Promise.all([
    listedToken(sources.at, contract, code),
    coreWorth(sources.at, context.preferences.currency),
    sources.accountActions(contract, filter, { limit: transferLimit, order: 'desc' }),
    sources.at.records === null ? null : transferSeries(sources.at, { contract, code }, range),
    isCore && chain.prices.feeds.length > 0 ? coreHistory(sources.at, Date.now()) : null,
  ]);
  const conversion = isCore ? (worth?.conversion ?? null) : null;
  const holders: Outcome<TopHolders> =
    stat.state === 'data' ? await topHolders(sources.at, stat.data) : empty(stat.meta);
  const topFew = mapOutcome(holders, (top) => ({ ...top, holders: top.holders.slice(0, holderLimit) }));
  const token = mapOutcome(stat, (row) => tokenRow(row, chain, worth));
  const change = history?.state === 'data' ? priceChange(history.data) : null;
  return page(token, 'Token not found', {
    requested,
    token,
    holders: topFew,
    transfers,
    transferDays,
    range,
    history,
    change,
    conversion,
  });
};

/**
 * Resolves a symbol without a contract: redirects to the chain's core or known token, or to the only one with that
 * symbol, and to the list if there are several. Otherwise returns the reason.
 */
async function resolveSymbol(symbol: string, { sources, chain, base }: PageContext): Promise<string | Outcome<never>> {
  const token = await tokenById(sources.at, { code: symbol, contract: null });
  if (token.state === 'data') return base + tokenPath(token.data.contract, symbol, chain.key);
  if (token.state === 'empty') return token;
  const ambiguous = token.meta.failures.some(({ code }) => code === 'ambiguous');
  return ambiguous ? `${base}/tokens?q=${symbol}` : { ...token, stale: null };
}
