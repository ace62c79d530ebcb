import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { ApiReferencePageData } from '../../pages/api-reference/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const apiReferenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/api',
  loader: (request) => openPageOf<ApiReferencePageData>('api-reference', request, 'pages/api-reference'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/api-reference', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/api',
    });
  },
  component: lazyPage(
    () => import('../../pages/api-reference/api-reference-page.tsx'),
    (module) => module.ApiReferencePage,
    { strings: 'pages/api-reference' },
  ),
});
