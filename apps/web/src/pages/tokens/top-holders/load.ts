import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { type ResourceRank, topResources } from '@antescope/sources/statistics/top-resources';
import { type TopHolders, topHolders } from '@antescope/sources/token/top-holders';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { openPage } from '../../../lib/page/page-result.ts';
import { parseTokenId } from '../../../domain/token/token-id.ts';

export type Ranking = 'holders' | 'stake' | 'ram';

export interface TopHoldersPageData {
  list: Ranking;
  /** RAM or stake ranking; null for token holders. */
  resources: Outcome<ResourceRank[]> | null;
  contract: string;
  code: string;
  token: Outcome<TokenStat>;
  holders: Outcome<TopHolders>;
}

export const load: PageLoader<TopHoldersPageData> = async ({ search }, { sources, chain }) => {
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

/** Defaults to the core token. */
function holdersOf(search: Record<string, string | undefined>, chain: ChainConfig): { contract: string; code: string } {
  const named = parseTokenId(`${search.symbol ?? ''}-${search.contract ?? ''}`);
  return named ?? { contract: chain.coreContract, code: chain.coreSymbol.code };
}
