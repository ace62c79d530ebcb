import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { HistoryServicesData } from '../../pages/history-services/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const historyServicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hyperion',
  loader: (request) => openPageOf<HistoryServicesData>('history-services', request, 'pages/history-services'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/history-services', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/hyperion',
    });
  },
  component: lazyPage(
    () => import('../../pages/history-services/history-services-page.tsx'),
    (module) => module.HistoryServicesPage,
    { strings: 'pages/history-services' },
  ),
});
