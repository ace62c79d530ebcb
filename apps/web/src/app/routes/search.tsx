import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchPage } from '../../pages/search/load.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import { rootRoute } from './root.tsx';

const shared = {
  validateSearch: textSearch('q'),
  loaderDeps: allSearch,
  component: lazyRouteComponent(() => loadPart(() => import('../../pages/search/search-page.tsx')), 'SearchResultPage'),
};

export const searchRoute = createRoute({
  ...shared,
  loader: (request) => openPageOf<SearchPage>('search', request),
  getParentRoute: () => rootRoute,
  path: '/search/$query',
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.messages.search.label, description: '', path: '/search' }),
});

/** Where the search form leads before any script has run: /search?q=… */
export const searchFormRoute = createRoute({
  ...shared,
  loader: (request) => openPageOf<SearchPage>('search', request),
  getParentRoute: () => rootRoute,
  path: '/search',
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.messages.search.label, description: '', path: '/search' }),
});
