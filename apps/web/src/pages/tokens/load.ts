import { mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import type { Conversion } from '@antescope/sources/price/exchange-rates';
import { coreWorth } from '@antescope/sources/price/prices';
import { tokenList } from '@antescope/sources/token/token-list';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { tokenRow, type TokenRow } from '../../domain/token/token-row.ts';
import { visibleRows } from './visible-rows.ts';
import { sortOf, type TokenSort } from './token-sorts.ts';

export interface TokensPageData {
  tokens: Outcome<TokenRow[]>;
  /** Number of tokens hidden as spam. */
  hidden: number;
  /** How prices were converted; null without a price. */
  conversion: Conversion | null;
  query: string;
  sort: TokenSort;
  spam: boolean;
}

/** Max rows of the list; search covers the rest. */
const maxRows = 300;

export const load: PageLoader<TokensPageData> = async ({ search }, context) => {
  const { sources, chain, preferences } = context;
  const [list, worth] = await Promise.all([tokenList(sources.at), coreWorth(sources.at, preferences.currency)]);
  const query = { query: (search.q ?? '').slice(0, 64), sort: sortOf(search.sort), spam: search.spam === '1' };
  const rowsOf = (stats: TokenStat[]) => stats.map((stat) => tokenRow(stat, chain, worth));
  const all = list.state === 'data' ? rowsOf(list.data) : [];
  const hidden = query.spam ? 0 : all.filter((row) => row.spam).length;
  return openPage(list.meta, {
    tokens: mapOutcome(list, (stats) => visibleRows(rowsOf(stats), query, chain).slice(0, maxRows)),
    hidden,
    conversion: worth?.conversion ?? null,
    ...query,
  });
};
