import { newestAccounts } from '@antescope/sources/account/related-accounts';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface AccountsPageData {
  /** null on the first page. */
  cursor: string | null;
  /** Accounts of the chain; empty without an index. */
  count: Outcome<number>;
  accounts: Outcome<CreatedAccount[]>;
}

const rowsOnPage = 50;

export const load: PageLoader<AccountsPageData> = async ({ search }, { sources: { at } }) => {
  const cursor = search.cursor ?? null;
  const [accounts, count] = await Promise.all([
    newestAccounts(at, { limit: rowsOnPage, ...(cursor === null ? {} : { cursor }) }),
    at.state?.accountCount() ?? empty<number>(meta({ source: 'none' })),
  ]);
  return openPage(accounts.meta, { cursor, count, accounts });
};
