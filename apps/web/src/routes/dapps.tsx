import { createRoute } from '@tanstack/react-router';
import type { DappsPageData } from '../features/dapps/load.ts';
import { dappWords } from '../features/dapps/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
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
    () => import('../features/dapps/dapps-page.tsx'),
    (module) => module.DappsPage,
    { words: dappWords },
  ),
});
