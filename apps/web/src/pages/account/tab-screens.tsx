import { Suspense, type ComponentType } from 'react';
import type { Locale } from '@antescope/web-contract/locale';
import type { PageWords } from '../../i18n/page-words.ts';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { historyWords } from '../../domain/history/words.ts';
import { nftWords } from '../nft/words.ts';
import { pastWords } from '../../domain/past/words.ts';
import type { AccountPageData } from './account-page-data.ts';
import type { TabProps } from './tab-props.ts';
import type { ContentTab } from './tab-readings.ts';
import type { AccountTab } from './tabs.ts';
import { accountTabWords } from './words.ts';

/** Tabs whose code and words travel only where they are opened. */
const screens: { [Tab in ContentTab]: ReturnType<typeof lazyWordsPage<Record<string, unknown>, TabProps<Tab>>> } = {
  resources: lazyWordsPage(
    () => import('./tabs/resources-tab.tsx'),
    (module) => module.ResourcesTab,
    accountTabWords,
  ),
  votes: lazyWordsPage(
    () => import('./tabs/votes-tab.tsx'),
    (module) => module.VotesTab,
    accountTabWords,
  ),
  contract: lazyWordsPage(
    () => import('./tabs/contract-tab.tsx'),
    (module) => module.ContractTab,
    accountTabWords,
  ),
  controlled: lazyWordsPage(
    () => import('./tabs/controlled-tab.tsx'),
    (module) => module.ControlledTab,
    accountTabWords,
  ),
  nfts: lazyWordsPage(
    () => import('../nft/account-nfts.tsx'),
    (module) => module.AccountNfts,
    nftWords,
  ),
  past: lazyWordsPage(
    () => import('../../domain/past/account-past.tsx'),
    (module) => module.AccountPast,
    pastWords,
  ),
  rex: lazyWordsPage(
    () => import('./tabs/rex-tab.tsx'),
    (module) => module.RexTab,
    accountTabWords,
  ),
};

export function TabScreen(props: TabProps) {
  const Screen = screens[props.content.tab] as ComponentType<TabProps>;
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Screen {...props} />
    </Suspense>
  );
}

const About = lazyWordsPage(
  () => import('./tabs/about.tsx'),
  (module) => module.About,
  accountTabWords,
);

/** What few accounts are: its code travels with those alone. */
export function AboutScreen(props: { about: NonNullable<AccountPageData['about']> }) {
  return (
    <Suspense fallback={null}>
      <About {...props} />
    </Suspense>
  );
}

const History = lazyWordsPage(
  () => import('../../domain/history/history-tab.tsx'),
  (module) => module.HistoryTab,
  historyWords,
);

export function HistoryScreen(props: { data: AccountPageData }) {
  return (
    <Suspense fallback={<SkeletonRows rows={12} label="" />}>
      <History {...props} />
    </Suspense>
  );
}

const Tokens = lazyWordsPage(
  () => import('./tabs/tokens-tab.tsx'),
  (module) => module.TokensTab,
  historyWords,
);

export function TokensScreen(props: { data: AccountPageData }) {
  return (
    <Suspense fallback={<SkeletonRows rows={10} label="" />}>
      <Tokens {...props} />
    </Suspense>
  );
}

/** Fetches a tab's code and words, so that the server renders it at once. */
export async function preloadTab(tab: AccountTab, view: string | undefined, locale: Locale): Promise<void> {
  const [screen, words] = chunkOf(tab);
  if (tab === 'past') {
    const { preloadView } = await import('../../domain/past/preload-view.ts');
    await preloadView(view, locale);
  }
  if (screen !== undefined) await Promise.all([screen.preload?.(), words.load(locale)]);
}

function chunkOf(tab: AccountTab): [{ preload?: () => Promise<void> | undefined } | undefined, PageWords<unknown>] {
  if (tab === 'account') return [About, accountTabWords];
  if (tab === 'transactions') return [History, historyWords];
  if (tab === 'tokens') return [Tokens, historyWords];
  const words = tab === 'nfts' ? nftWords : tab === 'past' ? pastWords : accountTabWords;
  return [Object.hasOwn(screens, tab) ? screens[tab as ContentTab] : undefined, words];
}
