import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { RexPageData } from '../../pages/rex/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const rexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rex',
  validateSearch: textSearch('view'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<RexPageData>('rex', request, 'pages/rex'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/rex', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/rex',
    });
  },
  component: lazyPage(
    () => import('../../pages/rex/rex-page.tsx'),
    (module) => module.RexPage,
    { strings: 'pages/rex' },
  ),
});
