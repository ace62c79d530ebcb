import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Feed } from './channels/feed.ts';
import { readMarketCap } from './market-cap.ts';

/** What a feed knows of its chain besides what it follows. */
export interface FeedQueries extends Pick<Feed, 'transaction' | 'marketCap'> {
  readonly chain: ChainConfig;
}

/** Answered by the chain's sources. */
export function feedQueries(sources: ChainSources): FeedQueries {
  return {
    chain: sources.at.chain,
    transaction: (id, block) => sources.transaction(id, block),
    marketCap: () => readMarketCap(sources.at),
  };
}
