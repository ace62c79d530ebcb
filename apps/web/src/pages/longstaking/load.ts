import type { Outcome } from '@antescope/sources/core/outcome';
import { readTable } from '@antescope/sources/table/read-table';
import { type LongStakePlan, longStakePlans } from '@antescope/sources/table/tables/long-staking';
import { feedData } from '@antescope/sources/table/tables/oracles';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface LongStakingPageData {
  calculator: boolean;
  plans: Outcome<LongStakePlan[]>;
  /** Present price by feed, decimal text; null if they could not be read. */
  prices: Record<string, string> | null;
}

export const load: PageLoader<LongStakingPageData> = async ({ search }, { sources }) => {
  const [plans, feeds] = await Promise.all([
    readTable(sources.at, longStakePlans, undefined),
    readTable(sources.at, feedData, undefined),
  ]);
  const rows = feeds.state === 'data' ? feeds.data : [];
  const prices = Object.fromEntries(rows.flatMap(({ index, value }) => (value === null ? [] : [[index, value]])));
  return openPage(plans.meta, {
    calculator: search.view === 'calculator',
    plans,
    prices: feeds.state === 'failed' ? null : prices,
  });
};
