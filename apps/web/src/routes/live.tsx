import { createRoute } from '@tanstack/react-router';
import type { LivePageData } from '../features/live/load.ts';
import { liveParameters } from '../features/live/parameters.ts';
import { liveWords } from '../features/live/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const liveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/live',
  validateSearch: textSearch(...liveParameters),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<LivePageData>('live', request, liveWords),
  head: ({ match }) => {
    const words = liveWords.loaded(match.context.boot.locale);
    return pageHead(match.context, { title: words.title, description: words.description, path: '/live' });
  },
  component: lazyPage(
    () => import('../features/live/live-page.tsx'),
    (module) => module.LivePage,
    { words: liveWords, keyOf: (data: LivePageData) => JSON.stringify(data.filter) },
  ),
});
