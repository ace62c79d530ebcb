import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { DappsPageData } from '../../pages/dapps/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const dappsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dapps',
  loader: (request) => openPageOf<DappsPageData>('dapps', request, 'pages/dapps'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/dapps', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/dapps',
    });
  },
  component: lazyPage(
    () => import('../../pages/dapps/dapps-page.tsx'),
    (module) => module.DappsPage,
    { strings: 'pages/dapps' },
  ),
});
