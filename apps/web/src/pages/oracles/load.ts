import {
  type OracleFeed,
  type OracleFeedView,
  oracleContract,
  oracleFeed,
  oracleFeeds,
} from '@antescope/sources/oracle/oracle-feeds';
import type { Outcome } from '@antescope/sources/core/outcome';
import { isAbsent } from '@antescope/sources/table/read-table';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage, page } from '../../lib/page/page-result.ts';

export interface OraclesPageData {
  contract: string;
  /** The chain has no such contract. */
  absent: boolean;
  feeds: Outcome<OracleFeed[]>;
}

export const loadOracles: PageLoader<OraclesPageData> = async (_, { sources }) => {
  const feeds = await oracleFeeds(sources.at);
  return openPage(feeds.meta, { contract: oracleContract(sources.at), absent: isAbsent(feeds), feeds });
};

export interface OraclePageData {
  id: string;
  contract: string;
  absent: boolean;
  feed: Outcome<OracleFeedView>;
}

export const loadOracle: PageLoader<OraclePageData> = async ({ params }, { sources }) => {
  const id = (params.id ?? '').trim().toLowerCase();
  const feed = await oracleFeed(sources.at, id);
  return page(feed, 'Oracle not found', {
    id,
    contract: oracleContract(sources.at),
    absent: isAbsent(feed),
    feed,
  });
};
