import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { SnapshotPageData } from '../../pages/snapshot/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const snapshotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/snapshot',
  validateSearch: textSearch('account'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<SnapshotPageData>('snapshot', request, 'pages/snapshot'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/snapshot', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/snapshot',
    });
  },
  component: lazyPage(
    () => import('../../pages/snapshot/snapshot-page.tsx'),
    (module) => module.SnapshotPage,
    { strings: 'pages/snapshot' },
  ),
});
