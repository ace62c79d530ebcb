import { accountAvatar } from '@antescope/sources/account/account-avatar';
import type { AccountView } from '@antescope/sources/account/account-view';
import { nearNames } from '@antescope/sources/account/near-names';
import { lastValue } from '@antescope/sources/core/outcome';
import { signedMedia } from '@antescope/sources/nft/signed-media';
import { mainOutcome } from '../../lib/page/main-outcome.ts';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { page } from '../../lib/page/page-result.ts';
import { after, readAll } from '../../lib/page/read-all.ts';
import { rangeOf } from '../../ui/chart/range.ts';
import type { AccountPageData } from './account-page-data.ts';
import { tabReads } from './tabs/tab-reads.ts';
import { tabOf, tabsOf } from './tabs/tabs.ts';

export const load: PageLoader<AccountPageData> = async ({ params, search }, context) => {
  const { sources, chain } = context;
  const { at } = sources;
  const name = (params.id ?? '').trim().toLowerCase();
  const requested = tabOf(search.tab);
  const tab = tabsOf(chain, at.past !== null).includes(requested) ? requested : 'account';
  const reading = mainOutcome(context, sources.account(name));
  const { account, schedule, avatar, tabData, near } = await readAll({
    account: reading,
    schedule: sources.schedule(),
    avatar: accountAvatar(at, name),
    tabData: tabReads[tab]({ context, name, search, account: reading }),
    near: after(reading, ({ state }) => (state === 'empty' ? nearNames(name, sources.searchAccounts) : [])),
  });
  return page(account, 'Account not found', {
    name,
    tab,
    near,
    indexed: at.past !== null,
    account,
    produces: schedule.state === 'data' ? schedule.data.producers.some((producer) => producer.name === name) : null,
    tokens: null,
    lookalikes: [],
    actions: null,
    fetchedActionsOnce: false,
    content: null,
    avatar: avatar.image,
    gravatar: avatar.gravatar,
    about: null,
    issued: null,
    balanceHistory: null,
    range: rangeOf(search.range, 'month'),
    nfts: null,
    media: signedMedia(at, [avatar.image, ...picturesOf(tabData)]),
    fio: null,
    profile: null,
    stakedToOthers: null,
    refundDue: account.state === 'data' && isDue(account.data),
    history: null,
    worth: null,
    conversion: null,
    ...tabData,
  });
};

/** Logos and NFTs on the tab. */
function picturesOf({ about, content, nfts = null }: Partial<AccountPageData>): (string | null | undefined)[] {
  const shown = content?.tab === 'nfts' ? content.nfts : nfts;
  const images = (shown === null ? null : lastValue(shown))?.map(({ image }) => image) ?? [];
  return [about?.producer?.logo, about?.dapp?.logo, ...images];
}

function isDue({ refund }: AccountView): boolean {
  return refund !== null && Date.parse(refund.available) <= Date.now();
}
