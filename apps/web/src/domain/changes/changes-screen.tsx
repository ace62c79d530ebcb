import { Suspense } from 'react';
import type { Locale } from '@antescope/web-contract/locale';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ChangesTabProps } from './changes-tab.tsx';
import { changesWords } from './words.ts';

const Tab = lazyWordsPage(
  () => import('./changes-tab.tsx'),
  (module) => module.ChangesTab,
  changesWords,
);

/** The tab, whose code and words travel only where it is opened. */
export function ChangesScreen(props: ChangesTabProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Tab {...props} />
    </Suspense>
  );
}

/** Fetches its code and words, so that the server renders it at once. */
export async function preloadChanges(locale: Locale): Promise<void> {
  await Promise.all([Tab.preload?.(), changesWords.load(locale)]);
}
