import type { AccountView } from '@antescope/sources/account/account-view';
import type { ActionPage } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { HistoryView } from '../../../domain/history/history-view.ts';
import type { AccountPageData } from '../account-page-data.ts';
import type { TabContent } from './tab-content.ts';
import type { AccountTab } from './tabs.ts';

/** What the reads of a tab always set. */
type TabData<Tab extends AccountTab> = Tab extends TabContent['tab']
  ? { content: Extract<TabContent, { tab: Tab }> }
  : Tab extends 'transactions'
    ? { history: HistoryView; actions: Outcome<ActionPage> }
    : object;

/** The page's data, and the account even if it is stale. */
export type TabProps<Tab extends AccountTab = AccountTab> = AccountPageData &
  TabData<Tab> & { view: AccountView | null };
