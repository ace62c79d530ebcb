import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ActionPage } from '@antescope/sources/history/history-source';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { PricePoint } from '@antescope/sources/price/price-point';
import { currencyOf } from '@antescope/sources/price/currency';
import { coreHistory, coreWorth } from '@antescope/sources/price/prices';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { type TopHolders, topHolders } from '@antescope/sources/token/top-holders';
import { type ResourceRank, topResources } from '@antescope/sources/statistics/top-resources';
import { tokenById } from '@antescope/sources/token/token-id';
import { tokenList } from '@antescope/sources/token/token-list';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage, page } from '../../lib/page/page-result.ts';
import { parseTokenId, symbolAlone, tokenPath } from '../../domain/token/token-id.ts';
import { shownRows, tokenRow, type TokenRow } from './token-rows.ts';
import { sortOf, type TokenSort } from './token-sorts.ts';

export interface TokensPageData {
  tokens: Outcome<TokenRow[]>;
  /** Of those, how many were left out as spam. */
  hidden: number;
  query: string;
  sort: TokenSort;
  spam: boolean;
}

/** Rows of one page of the list; a search finds the others. */
const mostRows = 300;

export const loadTokens: PageLoader<TokensPageData> = async ({ search }, context) => {
  const { sources, chain } = context;
  const [list, worth] = await Promise.all([tokenList(sources.at), coreWorth(sources.at)]);
  const asked = { query: (search.q ?? '').slice(0, 64), sort: sortOf(search.sort), spam: search.spam === '1' };
  const currency = shownCurrency(context);
  const rowsOf = (stats: TokenStat[]) => stats.map((stat) => tokenRow(stat, chain, worth, currency));
  const all = list.state === 'data' ? rowsOf(list.data) : [];
  const hidden = asked.spam ? 0 : all.filter((row) => row.spam).length;
  return openPage(list.meta, {
    tokens: mapped(list, (stats) => shownRows(rowsOf(stats), asked, chain).slice(0, mostRows)),
    hidden,
    ...asked,
  });
};

export interface TokenPageData {
  asked: string;
  token: Outcome<TokenRow>;
  holders: Outcome<TopHolders>;
  transfers: Outcome<ActionPage>;
  /** Seven days of the core token's price; null for other tokens, which have none. */
  history: Outcome<PricePoint[]> | null;
}

const shownHolders = 10;
const shownTransfers = 10;

export const loadToken: PageLoader<TokenPageData> = async ({ params }, context) => {
  const { sources, chain } = context;
  const asked = (params.id ?? '').trim();
  const named = parseTokenId(asked);
  if (named === null) {
    const symbol = symbolAlone(asked);
    const meant = symbol === null ? empty<never>(meta({ source: 'input' })) : await meantBy(symbol, context);
    if (typeof meant === 'string') return { redirect: meant };
    const none = { holders: empty<never>(meant.meta), transfers: empty<never>(meant.meta), history: null };
    return page(meant, 'Token not found', { asked, token: meant, ...none });
  }
  const { contract, code } = named;
  const isCore = contract === chain.coreContract && code === chain.coreSymbol.code;
  const filter = { contract, action: 'transfer', token: { symbol: code, contract } };
  const [stat, worth, transfers, history] = await Promise.all([
    tokenStatOf(sources.at, contract, code),
    coreWorth(sources.at),
    sources.accountActions(contract, filter, { limit: shownTransfers, order: 'desc' }),
    isCore && chain.prices.feeds.length > 0 ? coreHistory(sources.at, Date.now()) : null,
  ]);
  const holders: Outcome<TopHolders> =
    stat.state === 'data' ? await topHolders(sources.at, stat.data) : empty(stat.meta);
  const few = mapped(holders, (top) => ({ ...top, holders: top.holders.slice(0, shownHolders) }));
  const token = mapped(stat, (row) => tokenRow(row, chain, worth, shownCurrency(context)));
  return page(token, 'Token not found', { asked, token, holders: few, transfers, history });
};

/**
 * Where a symbol without a contract leads: to the chain's own or known token, or to the only one of that symbol; to the
 * list of them where there are several. Else why it leads nowhere.
 */
async function meantBy(symbol: string, { sources, chain, base }: PageContext): Promise<string | Outcome<never>> {
  const found = await tokenById(sources.at, { code: symbol, contract: null });
  if (found.state === 'data') return base + tokenPath(found.data.contract, symbol, chain.key);
  if (found.state === 'empty') return found;
  const several = found.meta.failures.some(({ code }) => code === 'ambiguous');
  return several ? `${base}/tokens?q=${symbol}` : { ...found, stale: null };
}

/** What accounts are ranked by. */
export type Ranking = 'holders' | 'stake' | 'ram';

export interface TopHoldersPageData {
  list: Ranking;
  /** Of RAM or stake; null where the list is of a token's holders. */
  resources: Outcome<ResourceRank[]> | null;
  contract: string;
  code: string;
  token: Outcome<TokenStat>;
  holders: Outcome<TopHolders>;
}

export const loadTopHolders: PageLoader<TopHoldersPageData> = async ({ search }, { sources, chain }) => {
  const { contract, code } = holdersOf(search, chain);
  if (search.list === 'stake' || search.list === 'ram') {
    const resources = await topResources(sources.at, search.list);
    const none = empty<never>(meta({ source: 'none' }));
    return openPage(resources.meta, { list: search.list, resources, contract, code, token: none, holders: none });
  }
  const token = await tokenStatOf(sources.at, contract, code);
  const holders = await holdersOfToken(sources.at, token);
  return openPage(holders.meta, { list: 'holders', resources: null, contract, code, token, holders });
};

function holdersOfToken(at: SourceContext, token: Outcome<TokenStat>): Promise<Outcome<TopHolders>> {
  if (token.state === 'data') return topHolders(at, token.data);
  return Promise.resolve(token.state === 'empty' ? token : { ...token, stale: null });
}

/** The core token's where the address names no other. */
function holdersOf(search: Record<string, string | undefined>, chain: ChainConfig): { contract: string; code: string } {
  const named = parseTokenId(`${search.symbol ?? ''}-${search.contract ?? ''}`);
  return named ?? { contract: chain.coreContract, code: chain.coreSymbol.code };
}

/** The person's currency, or the dollar where the cookie names one that nobody knows. */
export function shownCurrency({ preferences }: Pick<PageContext, 'preferences'>): string {
  try {
    return currencyOf(preferences.currency);
  } catch {
    return 'USD';
  }
}

function mapped<A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> {
  if (outcome.state === 'data') return { ...outcome, data: change(outcome.data) };
  if (outcome.state === 'empty') return outcome;
  return { ...outcome, stale: outcome.stale === null ? null : change(outcome.stale) };
}
