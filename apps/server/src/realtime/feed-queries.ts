import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { recentBlocks } from '@antescope/sources/block/read-recent-blocks';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Feed } from './channels/feed.ts';
import { readMarketCap } from './market-cap.ts';

/** Reads of a feed's chain other than its blocks. */
export interface FeedQueries extends Pick<Feed, 'transaction' | 'recentBlocks' | 'marketCap'> {
  readonly chain: ChainConfig;
}

/** Read through the chain's sources. */
export function feedQueries(sources: ChainSources): FeedQueries {
  return {
    chain: sources.at.chain,
    transaction: (id, block) => sources.transaction(id, block),
    recentBlocks: () => recentBlocks(sources.at),
    marketCap: () => readMarketCap(sources.at),
  };
}
