import type { AccountAbout } from '@antescope/sources/account/account-about';
import type { AccountView, TokenBalance } from '@antescope/sources/account/account-view';
import type { ActionPage } from '@antescope/sources/history/history-source';
import type { Conversion } from '@antescope/sources/price/exchange-rates';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import type { FioSummary } from '@antescope/sources/fio/fio-account';
import type { Gravatar } from '@antescope/sources/services/gravatar/gravatar';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import type { MediaSignatures } from '@antescope/sources/nft/signed-media';
import type { Series, SeriesType } from '@antescope/sources/series/series';
import type { XprProfile } from '@antescope/sources/xpr/profile';
import type { HistoryView } from '../../domain/history/history-view.ts';
import type { TabContent } from './tabs/tab-content.ts';
import type { AccountTab } from './tabs/tabs.ts';

export interface AccountPageData {
  name: string;
  tab: AccountTab;
  /** Existing names near this one, if there is no such account. */
  near: string[];
  /** Our index has the account's history. */
  indexed: boolean;
  account: Outcome<AccountView>;
  /** In the active schedule; null if the schedule could not be read. */
  produces: boolean | null;
  /** null on tabs that do not show tokens. */
  tokens: Outcome<TokenBalance[]> | null;
  /** Ids (contract and symbol) of tokens that imitate the symbol of a known token. */
  lookalikes: string[];
  actions: Outcome<ActionPage> | null;
  /**
   * The account's newest actions, unfiltered, have been read: CPU and NET usage is corrected by them on this page only.
   */
  fetchedActionsOnce: boolean;
  /** What no other tab shows; null on tabs without such content. */
  content: TabContent | null;
  /** Producer or dApp profile and a link to its editor; null if there is neither. Overview only. */
  about: (Partial<AccountAbout> & { profileEditor: string | null }) | null;
  /** Data address or URL of the account's image; null without one. */
  avatar: string | null;
  /** Gravatar of a producer; null where the service is not asked. */
  gravatar: Outcome<Gravatar> | null;
  /** Tokens of a contract; null for accounts without code, and on other tabs. */
  issued: Outcome<TokenStat[]> | null;
  /** Liquid balance and own stake over `range`; null without an index, and on other tabs. */
  balanceHistory: Outcome<Series> | null;
  range: SeriesType;
  /** The first NFTs; null without an index, where it would cost a node several reads, and on other tabs. */
  nfts: Outcome<NftAsset[]> | null;
  /** Of logos and NFTs on this tab. */
  media: MediaSignatures;
  /** Key, balance and names of a FIO account; null on other chains and tabs. */
  fio: FioSummary | null;
  /** Profile on XPR Network; null on other chains and tabs. */
  profile: Outcome<XprProfile> | null;
  /** CPU and NET staked to others, an asset text; null on other tabs. */
  stakedToOthers: Outcome<string> | null;
  /** Unstaked tokens can be claimed. */
  refundDue: boolean;
  /** null on other tabs. */
  history: HistoryView | null;
  /** Value of the account's core tokens in the preferred currency, '$1,234.56'; null without a price. */
  worth: string | null;
  /** How `worth` was converted; null without a price. */
  conversion: Conversion | null;
}
