import { createRoute } from '@tanstack/react-router';
import type { DappsPageData } from '../../pages/dapps/load.ts';
import { dappWords } from '../../pages/dapps/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const dappsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dapps',
  loader: (request) => openPageOf<DappsPageData>('dapps', request, dappWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = dappWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/dapps',
    });
  },
  component: lazyPage(
    () => import('../../pages/dapps/dapps-page.tsx'),
    (module) => module.DappsPage,
    { words: dappWords },
  ),
});
