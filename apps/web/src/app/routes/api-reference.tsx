import { createRoute } from '@tanstack/react-router';
import type { ApiReferencePageData } from '../../pages/api-reference/load.ts';
import { apiReferenceWords } from '../../pages/api-reference/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const apiReferenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/api',
  loader: (request) => openPageOf<ApiReferencePageData>('api-reference', request, apiReferenceWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = apiReferenceWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/api',
    });
  },
  component: lazyPage(
    () => import('../../pages/api-reference/api-reference-page.tsx'),
    (module) => module.ApiReferencePage,
    { words: apiReferenceWords },
  ),
});
