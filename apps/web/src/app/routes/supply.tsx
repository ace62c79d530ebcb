import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { SupplyPageData } from '../../pages/supply/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const supplyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/supply',
  loader: (request) => openPageOf<SupplyPageData>('supply', request, 'pages/supply'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/supply', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.coreSymbol.code, boot.chain.name),
      path: '/supply',
    });
  },
  component: lazyPage(
    () => import('../../pages/supply/supply-page.tsx'),
    (module) => module.SupplyPage,
    { strings: 'pages/supply' },
  ),
});
