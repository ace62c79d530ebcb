import { createRoute } from '@tanstack/react-router';
import type { LivePageData } from '../features/live/load.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const liveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/live',
  validateSearch: textSearch('account', 'name'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<LivePageData>('live', request),
  head: ({ match }) => {
    const { live: words } = match.context.messages.pages;
    return pageHead(match.context, { title: words.title, description: words.description, path: '/live' });
  },
  component: lazyPage(
    () => import('../features/live/live-page.tsx'),
    (module) => module.LivePage,
    { keyOf: (data: LivePageData) => `${data.account} ${data.name}` },
  ),
});
