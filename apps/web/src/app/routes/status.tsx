import { createRoute } from '@tanstack/react-router';
import type { StatusPageData } from '../../pages/status/load.ts';
import { statusWords } from '../../pages/status/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/status',
  loader: (request) => openPageOf<StatusPageData>('status', request, statusWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = statusWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/status',
    });
  },
  component: lazyPage(
    () => import('../../pages/status/status-page.tsx'),
    (module) => module.StatusPage,
    { words: statusWords },
  ),
});
