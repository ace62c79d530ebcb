import type { Outcome } from '@antescope/sources/core/outcome';
import { type OracleFeed, oracleContract, oracleFeeds } from '@antescope/sources/oracle/oracle-feeds';
import { isAbsent } from '@antescope/sources/table/read-table';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface OraclesPageData {
  contract: string;
  /** The chain has no oracle contract. */
  absent: boolean;
  feeds: Outcome<OracleFeed[]>;
}

export const load: PageLoader<OraclesPageData> = async (_request, { sources }) => {
  const feeds = await oracleFeeds(sources.at);
  return openPage(feeds.meta, { contract: oracleContract(sources.at), absent: isAbsent(feeds), feeds });
};
