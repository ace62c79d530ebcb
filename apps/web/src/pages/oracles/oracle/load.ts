import type { Outcome } from '@antescope/sources/core/outcome';
import { type OracleFeedView, oracleContract, oracleFeed } from '@antescope/sources/oracle/oracle-feeds';
import { isAbsent } from '@antescope/sources/table/read-table';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface OraclePageData {
  id: string;
  contract: string;
  /** The chain has no oracle contract. */
  absent: boolean;
  feed: Outcome<OracleFeedView>;
}

export const load: PageLoader<OraclePageData> = async ({ params }, { sources }) => {
  const id = (params.id ?? '').trim().toLowerCase();
  const feed = await oracleFeed(sources.at, id);
  return page(feed, 'Oracle not found', { id, contract: oracleContract(sources.at), absent: isAbsent(feed), feed });
};
