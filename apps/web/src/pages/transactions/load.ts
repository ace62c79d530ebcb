import type { Outcome } from '@antescope/sources/core/outcome';
import type { TransactionPage } from '@antescope/sources/state/transaction-list';
import { transactionList } from '@antescope/sources/transaction/transaction-list';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface TransactionsPageData {
  /** null on the first page. */
  cursor: string | null;
  transactions: Outcome<TransactionPage>;
}

const rowsOnPage = 25;

export const load: PageLoader<TransactionsPageData> = async ({ search }, { sources }) => {
  const cursor = search.cursor ?? null;
  const transactions = await transactionList(sources.at, { cursor, limit: rowsOnPage });
  return openPage(transactions.meta, { cursor, transactions });
};
