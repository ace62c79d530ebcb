import { createRoute } from '@tanstack/react-router';
import type { SnapshotPageData } from '../features/snapshot/load.ts';
import { snapshotWords } from '../features/snapshot/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const snapshotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/snapshot',
  validateSearch: textSearch('account'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<SnapshotPageData>('snapshot', request, snapshotWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = snapshotWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/snapshot',
    });
  },
  component: lazyPage(
    () => import('../features/snapshot/snapshot-page.tsx'),
    (module) => module.SnapshotPage,
    { words: snapshotWords },
  ),
});
