import { newestAccounts } from '@antescope/sources/account/related-accounts';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import { seriesTypes } from '@antescope/sources/series/series';
import type { ChainStatistics } from '@antescope/sources/state/chain-statistics';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { type DailyRange, dailyRangeOf } from '../../ui/chart/range.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface AccountsPageData {
  /** null on the first page. */
  cursor: string | null;
  /** Accounts of the chain; empty without an index. */
  count: Outcome<number>;
  accounts: Outcome<CreatedAccount[]>;
  /** New accounts of each day of `range`; empty without an index, and on later pages. */
  days: Outcome<ChainStatistics>;
  range: DailyRange;
}

const rowsOnPage = 50;
const cacheMs = 30_000;

export const load: PageLoader<AccountsPageData> = async ({ search }, { sources: { at } }) => {
  const cursor = search.cursor ?? null;
  const range = dailyRangeOf(search.range);
  const none = empty<ChainStatistics>(meta({ source: 'none' }));
  const { records } = at;
  const [accounts, count, days] = await Promise.all([
    newestAccounts(at, { limit: rowsOnPage, ...(cursor === null ? {} : { cursor }) }),
    at.state?.accountCount() ?? empty<number>(meta({ source: 'none' })),
    records === null || cursor !== null
      ? none
      : at.share(`new accounts ${range}`, cacheMs, () =>
          records.statistics({ step: 'day', count: seriesTypes[range].points, until: null }),
        ),
  ]);
  return openPage(accounts.meta, { cursor, count, accounts, days, range });
};
