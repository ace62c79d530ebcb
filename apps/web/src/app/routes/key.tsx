import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { KeyPageData } from '../../pages/key/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const keyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/key/$id',
  loader: (request) => openPageOf<KeyPageData>('key', request, 'pages/key'),
  head: async ({ loaderData, match }) => {
    const strings = await loadStrings('pages/key', match.context.boot.locale);
    const key = loaderData?.data.key ?? loaderData?.data.asked ?? '';
    return pageHead(match.context, {
      title: strings.title(key),
      description: strings.title(key),
      path: `/key/${encodeURIComponent(key)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/key/key-page.tsx'),
    (module) => module.KeyPage,
    { strings: 'pages/key' },
  ),
});
