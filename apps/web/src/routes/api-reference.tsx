import { createRoute } from '@tanstack/react-router';
import type { ApiReferencePageData } from '../features/api-reference/load.ts';
import { apiReferenceWords } from '../features/api-reference/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
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
    () => import('../features/api-reference/api-reference-page.tsx'),
    (module) => module.ApiReferencePage,
    { words: apiReferenceWords },
  ),
});
