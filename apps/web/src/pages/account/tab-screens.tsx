import { Suspense, type ComponentType } from 'react';
import { loadPart } from '../../lib/page/load-failure.ts';
import { lazyPart, type LazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { PreloadProps } from '../../ui/screen.ts';
import { preloadConversionNote } from '../../domain/conversion/conversion-note.tsx';
import { loadStrings } from '../../i18n/strings.ts';
import type { AccountPageData } from './account-page-data.ts';
import type { TabProps } from './tab-props.ts';
import type { ContentTab } from './tab-readings.ts';
import type { AccountTab } from './tabs.ts';

/** Code and strings are loaded when the tab is opened. */
const screens: { [Tab in ContentTab]: LazyPart<TabProps<Tab>> } = {
  resources: lazyPart(
    () => import('./tabs/resources-tab.tsx'),
    (module) => module.ResourcesTab,
    'pages/account/tabs',
  ),
  votes: lazyPart(
    () => import('./tabs/votes-tab.tsx'),
    (module) => module.VotesTab,
    'pages/account/tabs',
  ),
  contract: lazyPart(
    () => import('./tabs/contract-tab.tsx'),
    (module) => module.ContractTab,
    'pages/account/tabs',
  ),
  controlled: lazyPart(
    () => import('./tabs/controlled-tab.tsx'),
    (module) => module.ControlledTab,
    'pages/account/tabs',
  ),
  nfts: lazyPart(
    () => import('./tabs/nfts-tab.tsx'),
    (module) => module.NftsTab,
    'domain/nft',
  ),
  past: lazyPart(
    () => import('../../domain/past/account-past.tsx'),
    (module) => module.AccountPast,
    'domain/past',
  ),
  rex: lazyPart(
    () => import('./tabs/rex-tab.tsx'),
    (module) => module.RexTab,
    'pages/account/tabs',
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

const About = lazyPart(
  () => import('./tabs/about.tsx'),
  (module) => module.About,
  'pages/account/tabs',
);

/** Loaded only for the few accounts that are a producer or a dApp. */
export function AboutScreen(props: { about: NonNullable<AccountPageData['about']> }) {
  return (
    <Suspense fallback={null}>
      <About {...props} />
    </Suspense>
  );
}

const History = lazyPart(
  () => import('../../domain/history/history-tab.tsx'),
  (module) => module.HistoryTab,
  'domain/history',
);

export function HistoryScreen({ data: { name, history, actions } }: { data: AccountPageData }) {
  if (history === null || actions === null) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={12} label="" />}>
      <History name={name} history={history} actions={actions} />
    </Suspense>
  );
}

const Tokens = lazyPart(
  () => import('./tabs/tokens-tab.tsx'),
  (module) => module.TokensTab,
  'domain/history',
);

export function TokensScreen(props: { data: AccountPageData }) {
  return (
    <Suspense fallback={<SkeletonRows rows={10} label="" />}>
      <Tokens {...props} />
    </Suspense>
  );
}

/** Preloads a tab's code and strings, so that server-rendered HTML contains the tab. */
export async function preloadTab({ data, search, locale }: PreloadProps<AccountPageData>): Promise<void> {
  const { tab, fio, conversion } = data;
  if (tab === 'past') {
    const { preloadView } = await loadPart(() => import('../../domain/past/preload-view.ts'));
    await preloadView(search.view, locale);
  }
  await Promise.all([
    partOf(tab)?.preloadIn(locale),
    preloadConversionNote(conversion, locale),
    loadStrings('pages/account/overview', locale),
    tab === 'account' ? loadStrings('domain/nft', locale) : null,
    fio === null ? null : loadStrings('domain/fio', locale),
    tab === 'rex' ? loadStrings('domain/rex', locale) : null,
  ]);
}

function partOf(tab: AccountTab): Pick<LazyPart<never>, 'preloadIn'> | null {
  if (tab === 'account') return About;
  if (tab === 'transactions') return History;
  if (tab === 'tokens') return Tokens;
  return tab === 'permissions' ? null : screens[tab];
}
