import { createRoute } from '@tanstack/react-router';
import type { KeyPageData } from '../../pages/key/load.ts';
import { keyWords } from '../../pages/key/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const keyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/key/$id',
  loader: (request) => openPageOf<KeyPageData>('key', request, keyWords),
  head: ({ loaderData, match }) => {
    const words = keyWords.loaded(match.context.boot.locale);
    const key = loaderData?.data.key ?? loaderData?.data.asked ?? '';
    return pageHead(match.context, {
      title: words.title(key),
      description: words.title(key),
      path: `/key/${encodeURIComponent(key)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/key/key-page.tsx'),
    (module) => module.KeyPage,
    { words: keyWords },
  ),
});
