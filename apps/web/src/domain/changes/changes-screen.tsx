import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { ChangesTabProps } from './changes-tab.tsx';

const Tab = lazyPart(
  () => import('./changes-tab.tsx'),
  (module) => module.ChangesTab,
  'domain/changes',
);

/** The tab, whose code and strings are downloaded where it is opened. */
export function ChangesScreen(props: ChangesTabProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="" />}>
      <Tab {...props} />
    </Suspense>
  );
}

/** Loads code and strings ahead of rendering, so that the server's HTML has the tab. */
export const preloadChanges = Tab.preloadIn;
