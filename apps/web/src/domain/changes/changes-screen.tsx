import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ChangesTabProps } from './changes-tab.tsx';

const Tab = lazyPart(
  () => import('./changes-tab.tsx'),
  (module) => module.ChangesTab,
  'domain/changes',
);

/** The tab; its code and strings are loaded when it is opened. */
export function ChangesScreen(props: ChangesTabProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Tab {...props} />
    </Suspense>
  );
}

/** Preloads code and strings, so that server-rendered HTML contains the tab. */
export const preloadChanges = Tab.preloadIn;
