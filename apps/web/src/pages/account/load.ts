import { type AccountAbout, accountAbout, profileEditor } from '@antescope/sources/account/account-about';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { accountAvatar } from '@antescope/sources/account/account-avatar';
import { accountStakes, type StakeSheet } from '@antescope/sources/account/stakes';
import { addAssets, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import type { AccountView, TokenBalance } from '@antescope/sources/account/account-view';
import { nearNames } from '@antescope/sources/account/near-names';
import { startDate, defaultQuery } from '@antescope/sources/history/action-query';
import { pagePlace } from '@antescope/sources/history/history-pages';
import type { ActionPage, PageRequest } from '@antescope/sources/history/history-source';
import { lastValue, mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import { fiatText } from '@antescope/sources/price/fiat';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { ownedNfts } from '@antescope/sources/nft/read-nfts';
import { signedMedia } from '@antescope/sources/nft/signed-media';
import { coreWorth, type Worth } from '@antescope/sources/price/prices';
import { chartTimes } from '@antescope/sources/series/chart-times';
import { totalSeries } from '@antescope/sources/series/total-series';
import { tokensIssuedBy } from '@antescope/sources/token/token-list';
import { fioSummary } from '@antescope/sources/fio/fio-account';
import { xprProfile } from '@antescope/sources/xpr/profile';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { mainOutcome } from '../../lib/page/main-outcome.ts';
import { page } from '../../lib/page/page-result.ts';
import { queryOfSearch } from '../../domain/history/query-state.ts';
import type { HistoryView } from '../../domain/history/history-view.ts';
import type { AccountPageData } from './account-page-data.ts';
import { withDecayedUsage } from './decayed-usage.ts';
import { balancesOf } from '../../domain/account/balances.ts';
import { rangeOf } from '../../ui/chart/range.ts';
import { isCore } from './held-tokens.ts';
import { lookalikesOf } from './lookalikes.ts';
import { isContentTab, tabLoaders } from './tab-readings.ts';
import { tabOf, tabsOf, type AccountTab } from './tabs.ts';

/** Rows on the overview. The pages of the history are as long as its source makes them. */
const latestActions = 10;
const shownNfts = 6;

export const load: PageLoader<AccountPageData> = async ({ params, search }, context) => {
  const { sources, chain, preferences } = context;
  const name = (params.id ?? '').trim().toLowerCase();
  const requested = tabOf(search.tab);
  const tab = tabsOf(chain, sources.at.past !== null).includes(requested) ? requested : 'account';
  const range = rangeOf(search.range, 'month');
  const history = tab === 'transactions' ? historyOf(search) : null;
  const [account, schedule, avatar, tokens, actions, content, worth, about, balanceHistory, nfts, fio, stakes] =
    await Promise.all([
      mainOutcome(context, sources.account(name)),
      sources.schedule(),
      accountAvatar(sources.at, name),
      tab === 'account' || tab === 'tokens' ? sources.tokens(name) : null,
      actionsOf(context, name, tab, history),
      isContentTab(tab) ? tabLoaders[tab](sources.at, name, search) : null,
      tab === 'account' || tab === 'tokens' ? coreWorth(sources.at, preferences.currency) : null,
      tab === 'account' ? accountAbout(sources.at, name) : null,
      tab === 'account' && sources.at.state !== null
        ? totalSeries(sources.at, name, chartTimes(range, Date.now(), chain.startDate))
        : null,
      tab === 'account' && sources.at.state !== null && chain.features.nft
        ? ownedNfts(sources.at, name, { max: shownNfts })
        : null,
      tab === 'account' && chain.features.handles ? fioSummary(sources.at, name) : null,
      tab === 'account' && chain.resources.bandwidth === 'staked' ? accountStakes(sources.at, name) : null,
    ]);
  const fetchedActionsOnce = tab === 'account' && actions !== null && actions.state !== 'failed';
  const adjusted =
    fetchedActionsOnce && account.state === 'data' && actions.state === 'data'
      ? { ...account, data: withDecayedUsage(account.data, actions.data, Date.now()) }
      : account;
  const stakedToOthers = stakes === null ? null : mapOutcome(stakes, toOthers);
  return page(account, 'Account not found', {
    name,
    tab,
    near: account.state === 'empty' ? await nearNames(name, sources.searchAccounts) : [],
    indexed: sources.at.past !== null,
    account: adjusted,
    produces: schedule.state === 'data' ? schedule.data.producers.some((producer) => producer.name === name) : null,
    tokens,
    lookalikes: tokens?.state === 'data' ? lookalikesOf(tokens.data, chain) : [],
    actions,
    fetchedActionsOnce,
    content,
    avatar: avatar.image,
    gravatar: avatar.gravatar,
    about: tab === 'account' ? shownAbout(about, profileEditor(chain, name, about)) : null,
    issued:
      tab === 'account' && account.state === 'data' && account.data.hasCode
        ? await tokensIssuedBy(sources.at, name)
        : null,
    balanceHistory,
    range,
    nfts,
    media: signedMedia(sources.at, picturesOf(avatar.image, about, content?.tab === 'nfts' ? content.nfts : nfts)),
    fio,
    profile: tab === 'account' && chain.features.xprStaking ? await xprProfile(sources.at, name) : null,
    stakedToOthers,
    refundDue: account.state === 'data' && isDue(account.data),
    history,
    worth: worthOf(tab === 'tokens' ? heldCore(tokens, chain) : totalOf(account, stakedToOthers), worth),
    conversion: worth?.conversion ?? null,
  });
};

function picturesOf(
  avatar: string | null,
  about: AccountAbout | null,
  nfts: Outcome<NftAsset[]> | null,
): (string | null | undefined)[] {
  const images = (nfts === null ? null : lastValue(nfts))?.map(({ image }) => image) ?? [];
  return [avatar, about?.producer?.logo, about?.dapp?.logo, ...images];
}

function shownAbout(about: AccountAbout | null, editor: string | null): AccountPageData['about'] {
  return about === null && editor === null ? null : { ...about, profileEditor: editor };
}

/** Newest actions for the overview, newest transfers for the tokens tab, the requested page for the history tab. */
function actionsOf(
  { sources }: PageContext,
  name: string,
  tab: AccountTab,
  history: HistoryView | null,
): Promise<Outcome<ActionPage>> | null {
  const newest = { limit: latestActions, order: 'desc' as const };
  if (history !== null) return sources.accountActions(name, history.state.query.filter, pageOf(history));
  if (tab === 'account') return sources.accountActions(name, defaultQuery.filter, newest);
  if (tab !== 'tokens') return null;
  return sources.accountActions(name, { ...defaultQuery.filter, kinds: ['receive', 'send'] }, newest);
}

/** History query from the search parameters. */
function historyOf(search: Record<string, string | undefined>): HistoryView {
  const retry = Number(search.retry);
  return {
    state: queryOfSearch(search),
    ...pagePlace(search),
    retry: Number.isSafeInteger(retry) && retry > 0 ? retry : 0,
    recent: startDate(new Date()),
  };
}

function pageOf({ state, cursor, retry }: HistoryView): Omit<PageRequest, 'limit'> {
  return {
    order: state.query.order,
    ...(cursor === null ? {} : { cursor }),
    ...(retry > 0 ? { retry: true } : {}),
  };
}

function isDue({ refund }: AccountView): boolean {
  return refund !== null && Date.parse(refund.available) <= Date.now();
}

function totalOf(account: Outcome<AccountView>, delegated: Outcome<string> | null): string | null {
  const known = delegated === null ? null : lastValue(delegated);
  return account.state === 'data' ? balancesOf(account.data, known).total : null;
}

function toOthers({ stakedToOthersCpu, stakedToOthersNet }: StakeSheet): string {
  return formatAsset(addAssets(parseAsset(stakedToOthersCpu), parseAsset(stakedToOthersNet)));
}

/** Balance of the core token, the only one with a price. */
function heldCore(tokens: Outcome<TokenBalance[]> | null, chain: ChainConfig): string | null {
  return tokens?.state === 'data' ? (tokens.data.find((token) => isCore(token, chain))?.quantity ?? null) : null;
}

function worthOf(amount: string | null, worth: Worth | null): string | null {
  if (worth === null || amount === null) return null;
  return fiatText(amount, worth.usd, worth.conversion.rates, worth.conversion.currency);
}
