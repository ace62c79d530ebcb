import { createRoute } from '@tanstack/react-router';
import type { SupplyPageData } from '../../pages/supply/load.ts';
import { supplyWords } from '../../pages/supply/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const supplyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/supply',
  loader: (request) => openPageOf<SupplyPageData>('supply', request, supplyWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = supplyWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.coreSymbol.code, boot.chain.name),
      path: '/supply',
    });
  },
  component: lazyPage(
    () => import('../../pages/supply/supply-page.tsx'),
    (module) => module.SupplyPage,
    { words: supplyWords },
  ),
});
