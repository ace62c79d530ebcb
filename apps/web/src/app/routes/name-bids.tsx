import { createRoute } from '@tanstack/react-router';
import type { NameBidsPageData } from '../../pages/namebids/load.ts';
import { nameBidsWords } from '../../pages/namebids/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const nameBidsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/namebids',
  validateSearch: textSearch('name'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<NameBidsPageData>('namebids', request, nameBidsWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = nameBidsWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/namebids',
    });
  },
  component: lazyPage(
    () => import('../../pages/namebids/name-bids-page.tsx'),
    (module) => module.NameBidsPage,
    { words: nameBidsWords, keyOf: (data: NameBidsPageData) => data.name ?? '' },
  ),
});
