import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { StatusPageData } from '../../pages/status/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/status',
  loader: (request) => openPageOf<StatusPageData>('status', request, 'pages/status'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/status', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/status',
    });
  },
  component: lazyPage(
    () => import('../../pages/status/status-page.tsx'),
    (module) => module.StatusPage,
    { strings: 'pages/status' },
  ),
});
