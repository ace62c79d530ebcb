import { startDate } from '@antescope/sources/history/action-query';
import { pagePlace } from '@antescope/sources/history/history-pages';
import type { PageRequest } from '@antescope/sources/history/history-source';
import type { HistoryView } from '../../../domain/history/history-view.ts';
import { queryOfSearch } from '../../../domain/history/query-state.ts';
import type { AccountPageData } from '../account-page-data.ts';
import type { TabRequest } from '../tabs/tab-request.ts';

/** The requested page of the history. */
export async function readTransactions({
  context: { sources },
  name,
  search,
}: TabRequest): Promise<Partial<AccountPageData>> {
  const history = historyOf(search);
  return { history, actions: await sources.accountActions(name, history.state.query.filter, pageOf(history)) };
}

/** History query from the search parameters. */
function historyOf(search: TabRequest['search']): HistoryView {
  const retry = Number(search.retry);
  return {
    state: queryOfSearch(search),
    ...pagePlace(search),
    retry: Number.isSafeInteger(retry) && retry > 0 ? retry : 0,
    recent: startDate(new Date()),
  };
}

/** Without a limit: pages of the history are as long as its source makes them. */
function pageOf({ state, cursor, retry }: HistoryView): Omit<PageRequest, 'limit'> {
  return {
    order: state.query.order,
    ...(cursor === null ? {} : { cursor }),
    ...(retry > 0 ? { retry: true } : {}),
  };
}
