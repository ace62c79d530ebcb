import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { NameBidsPageData } from '../../pages/namebids/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const nameBidsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/namebids',
  validateSearch: textSearch('name'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<NameBidsPageData>('namebids', request, 'pages/namebids'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/namebids', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/namebids',
    });
  },
  component: lazyPage(
    () => import('../../pages/namebids/name-bids-page.tsx'),
    (module) => module.NameBidsPage,
    { strings: 'pages/namebids', keyOf: (data: NameBidsPageData) => data.name ?? '' },
  ),
});
