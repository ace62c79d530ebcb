import { createRoute } from '@tanstack/react-router';
import type { HistoryServicesData } from '../features/history-services/load.ts';
import { historyServiceWords } from '../features/history-services/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const historyServicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hyperion',
  loader: (request) => openPageOf<HistoryServicesData>('history-services', request, historyServiceWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = historyServiceWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/hyperion',
    });
  },
  component: lazyPage(
    () => import('../features/history-services/history-services-page.tsx'),
    (module) => module.HistoryServicesPage,
    { words: historyServiceWords },
  ),
});
