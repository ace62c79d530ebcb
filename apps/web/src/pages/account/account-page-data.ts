import type { AccountAbout } from '@antescope/sources/account/account-about';
import type { AccountView, TokenBalance } from '@antescope/sources/account/account-view';
import type { ActionPage } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { ShownHistory } from '../../domain/history/shown-history.ts';
import type { TabContent } from './tab-readings.ts';
import type { AccountTab } from './tabs.ts';

export interface AccountPageData {
  name: string;
  tab: AccountTab;
  /** An index of ours keeps its past. */
  indexed: boolean;
  account: Outcome<AccountView>;
  /** In the active schedule; null when that could not be read. */
  produces: boolean | null;
  /** Read on the tabs that show them; null on the others. */
  tokens: Outcome<TokenBalance[]> | null;
  /** Of these tokens the ones that carry a symbol which is not theirs, by id: contract and symbol. */
  lookalikes: string[];
  actions: Outcome<ActionPage> | null;
  /** The account's newest actions of all have been read: CPU and NET used are judged by them once, and on no other page. */
  fetchedActionsOnce: boolean;
  /** Of the other tabs, each its own. */
  content: TabContent | null;
  /** Producer or dApp that it is, and where its profile is edited; null where there is nothing of it. Overview alone. */
  about: (Partial<AccountAbout> & { profileEditor: string | null }) | null;
  /** null on the other tabs. */
  history: ShownHistory | null;
  /** Worth of the account's core tokens in the person's currency, '$1,234.56'; null without a price. */
  worth: string | null;
}
