import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { LivePageData } from '../../pages/live/load.ts';
import { liveParameters } from '../../pages/live/parameters.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const liveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/live',
  validateSearch: textSearch(...liveParameters),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<LivePageData>('live', request, 'pages/live'),
  head: async ({ match }) => {
    const strings = await loadStrings('pages/live', match.context.boot.locale);
    return pageHead(match.context, { title: strings.title, description: strings.description, path: '/live' });
  },
  component: lazyPage(
    () => import('../../pages/live/live-page.tsx'),
    (module) => module.LivePage,
    { strings: 'pages/live', keyOf: (data: LivePageData) => JSON.stringify(data.filter) },
  ),
});
