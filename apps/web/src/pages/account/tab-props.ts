import type { AccountView } from '@antescope/sources/account/account-view';
import type { ContentTab, TabContent } from './tab-readings.ts';

export interface TabProps<Tab extends ContentTab = ContentTab> {
  name: string;
  view: AccountView | null;
  content: Extract<TabContent, { tab: Tab }>;
}
