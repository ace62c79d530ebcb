import { Suspense, type ComponentType } from 'react';
import { preloadConversionNote } from '../../../domain/conversion/conversion-note.tsx';
import { loadStrings, type StringFolder } from '../../../i18n/strings.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { PreloadProps } from '../../../ui/screen.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { AccountPageData } from '../account-page-data.ts';
import { OverviewTab, preloadOverview } from '../overview/overview-tab.tsx';
import { PermissionsTab } from '../permissions/permissions-tab.tsx';
import type { TabProps } from './tab-props.ts';
import type { AccountTab } from './tabs.ts';

type Preload = (props: PreloadProps<AccountPageData>) => Promise<unknown>;

interface TabScreen<Tab extends AccountTab> {
  Content: ComponentType<TabProps<Tab>>;
  preload?: Preload;
}

const screens: { [Tab in AccountTab]: TabScreen<Tab> } = {
  account: { Content: OverviewTab, preload: preloadOverview },
  transactions: lazyTab(
    () => import('../../../domain/history/history-tab.tsx'),
    (module) => module.HistoryTab,
    'domain/history',
    { rows: 12 },
  ),
  tokens: lazyTab(
    () => import('../tokens/tokens-tab.tsx'),
    (module) => module.TokensTab,
    'domain/history',
    { rows: 10, also: ({ data, locale }) => preloadConversionNote(data.conversion, locale) },
  ),
  permissions: { Content: PermissionsTab },
  resources: lazyTab(
    () => import('../resources/resources-tab.tsx'),
    (module) => module.ResourcesTab,
    'pages/account/tabs',
    { also: ({ locale }) => loadStrings('pages/account/overview', locale) },
  ),
  votes: lazyTab(
    () => import('../votes/votes-tab.tsx'),
    (module) => module.VotesTab,
    'pages/account/tabs',
  ),
  contract: lazyTab(
    () => import('../contract/contract-tab.tsx'),
    (module) => module.ContractTab,
    'pages/account/tabs',
  ),
  controlled: lazyTab(
    () => import('../controlled/controlled-tab.tsx'),
    (module) => module.ControlledTab,
    'pages/account/tabs',
  ),
  nfts: lazyTab(
    () => import('../nfts/nfts-tab.tsx'),
    (module) => module.NftsTab,
    'domain/nft',
  ),
  rex: lazyTab(
    () => import('../rex/rex-tab.tsx'),
    (module) => module.RexTab,
    'pages/account/tabs',
    { also: ({ locale }) => loadStrings('domain/rex', locale) },
  ),
  past: lazyTab(
    () => import('../../../domain/past/account-past.tsx'),
    (module) => module.AccountPast,
    'domain/past',
    {
      also: async ({ search, locale }) => {
        const { preloadView } = await loadPart(() => import('../../../domain/past/preload-view.ts'));
        await preloadView(search.view, locale);
      },
    },
  ),
};

/** Code and strings are loaded when the tab is opened; `also` preloads what its parts load by themselves. */
function lazyTab<Module extends Record<string, unknown>, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  strings: StringFolder,
  { rows = 6, also }: { rows?: number; also?: Preload } = {},
) {
  const Part = lazyPart(load, pick, strings);
  const Content = (props: Props) => (
    <Suspense fallback={<SkeletonRows rows={rows} label="" />}>
      <Part {...props} />
    </Suspense>
  );
  return {
    Content,
    preload: (props: PreloadProps<AccountPageData>) => Promise.all([Part.preloadIn(props.locale), also?.(props)]),
  };
}

export function TabContent(props: TabProps) {
  // Its reads have set what it needs.
  const { Content } = screens[props.tab] as TabScreen<AccountTab>;
  return <Content {...props} />;
}

export async function preloadTab(props: PreloadProps<AccountPageData>): Promise<void> {
  await screens[props.data.tab].preload?.(props);
}
