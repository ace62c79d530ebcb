import { type AccountAbout, accountAbout, profileEditor } from '@antescope/sources/account/account-about';
import type { AccountView } from '@antescope/sources/account/account-view';
import { accountStakes, type StakeSheet } from '@antescope/sources/account/stakes';
import { addAssets, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { lastValue, mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import { fioSummary } from '@antescope/sources/fio/fio-account';
import { defaultQuery } from '@antescope/sources/history/action-query';
import type { ActionPage } from '@antescope/sources/history/history-source';
import { ownedNfts } from '@antescope/sources/nft/read-nfts';
import { coreWorth } from '@antescope/sources/price/prices';
import { chartTimes } from '@antescope/sources/series/chart-times';
import { totalSeries } from '@antescope/sources/series/total-series';
import { tokensIssuedBy } from '@antescope/sources/token/token-list';
import { xprProfile } from '@antescope/sources/xpr/profile';
import { balancesOf } from '../../../domain/account/balances.ts';
import { after, readAll } from '../../../lib/page/read-all.ts';
import { rangeOf } from '../../../ui/chart/range.ts';
import type { AccountPageData } from '../account-page-data.ts';
import { lookalikesOf } from '../lookalikes.ts';
import type { TabRequest } from '../tabs/tab-request.ts';
import { worthOf } from '../worth.ts';
import { withDecayedUsage } from './decayed-usage.ts';

const newest = { limit: 10, order: 'desc' as const };
const shownNfts = 6;

export async function readOverview(request: TabRequest): Promise<Partial<AccountPageData>> {
  const { context, name } = request;
  const { account, tokens, actions, worth, about, stakes, ...parts } = await readAll(overviewReads(request));
  const stakedToOthers = stakes === null ? null : mapOutcome(stakes, toOthers);
  return {
    ...parts,
    account: actions.state === 'data' ? withActions(account, actions.data) : account,
    tokens,
    lookalikes: tokens.state === 'data' ? lookalikesOf(tokens.data, context.chain) : [],
    actions,
    fetchedActionsOnce: actions.state !== 'failed',
    about: shownAbout(about, profileEditor(context.chain, name, about)),
    stakedToOthers,
    worth: worthOf(totalOf(account, stakedToOthers), worth),
    conversion: worth?.conversion ?? null,
  };
}

function overviewReads({ context: { sources, chain, preferences }, name, search, account }: TabRequest) {
  const { at } = sources;
  const { features, resources } = chain;
  return {
    account,
    tokens: sources.tokens(name),
    actions: sources.accountActions(name, defaultQuery.filter, newest),
    worth: coreWorth(at, preferences.currency),
    about: accountAbout(at, name),
    balanceHistory:
      at.state === null
        ? null
        : totalSeries(at, name, chartTimes(rangeOf(search.range, 'month'), Date.now(), chain.startDate)),
    nfts: at.state !== null && features.nft ? ownedNfts(at, name, { max: shownNfts }) : null,
    fio: features.handles ? fioSummary(at, name) : null,
    stakes: resources.bandwidth === 'staked' ? accountStakes(at, name) : null,
    profile: features.xprStaking ? xprProfile(at, name) : null,
    issued: after(account, (read) => (read.state === 'data' && read.data.hasCode ? tokensIssuedBy(at, name) : null)),
  };
}

function withActions(account: Outcome<AccountView>, actions: ActionPage): Outcome<AccountView> {
  return account.state === 'data' ? { ...account, data: withDecayedUsage(account.data, actions, Date.now()) } : account;
}

function shownAbout(about: AccountAbout | null, editor: string | null): AccountPageData['about'] {
  return about === null && editor === null ? null : { ...about, profileEditor: editor };
}

function totalOf(account: Outcome<AccountView>, delegated: Outcome<string> | null): string | null {
  const known = delegated === null ? null : lastValue(delegated);
  return account.state === 'data' ? balancesOf(account.data, known).total : null;
}

function toOthers({ stakedToOthersCpu, stakedToOthersNet }: StakeSheet): string {
  return formatAsset(addAssets(parseAsset(stakedToOthersCpu), parseAsset(stakedToOthersNet)));
}
