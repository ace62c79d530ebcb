import { loadStrings } from '../../i18n/strings.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import type { StatsPageData } from '../../pages/chain/stats/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const statsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats',
  beforeLoad: ({ context }) => {
    throw redirect({ href: `${context.boot.base}/stats/votes`, replace: true });
  },
});

export const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats/activity',
  validateSearch: textSearch('period'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<StatsPageData>('stats', request, 'pages/chain'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = (await loadStrings('pages/chain', boot.locale)).stats;
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/stats/activity',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/stats-page.tsx'),
    (module) => module.StatsPage,
    { strings: 'pages/chain' },
  ),
});
