import { createRoute } from '@tanstack/react-router';
import type { HistoryServicesData } from '../../pages/history-services/load.ts';
import { historyServiceWords } from '../../pages/history-services/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
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
    () => import('../../pages/history-services/history-services-page.tsx'),
    (module) => module.HistoryServicesPage,
    { words: historyServiceWords },
  ),
});
