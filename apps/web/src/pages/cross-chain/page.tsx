import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { crossChainTabs } from './cross-chain-tab.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/cross-chain',
  head: ({ strings }) => ({ title: strings.title, description: strings.text }),
  Component: CrossChainPage,
});

const CrossChain = lazy(() =>
  loadPart(() => import('./cross-chain.tsx')).then((module) => ({ default: module.CrossChain })),
);

function CrossChainPage({ search }: ScreenProps<null>) {
  const { list } = useMessages();
  const strings = useStrings('pages/cross-chain');
  const current = crossChainTabs.find((tab) => tab === search.tab) ?? 'swap';
  const waiting = <SkeletonRows rows={8} label={list.loading} />;
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-1 mb-4 text-muted">{strings.text}</p>
      <Tabs
        label={strings.sections}
        current={current}
        tabs={crossChainTabs.map((id) => ({
          id,
          label: strings.tabs[id],
          path: '/wallet/cross-chain',
          search: { tab: id },
        }))}
      />
      <div className="py-4">
        <ClientOnly fallback={waiting}>
          <Suspense fallback={waiting}>
            <CrossChain tab={current} />
          </Suspense>
        </ClientOnly>
      </div>
    </>
  );
}
