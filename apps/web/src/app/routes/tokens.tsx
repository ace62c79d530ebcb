import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { TokenPageData, TokensPageData, TopHoldersPageData } from '../../pages/tokens/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens',
  validateSearch: textSearch('q', 'sort', 'spam'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<TokensPageData>('tokens', request, 'pages/tokens'),
  head: async ({ match }) => {
    const strings = await loadStrings('pages/tokens', match.context.boot.locale);
    const description = strings.tokensText(match.context.boot.chain.name);
    return pageHead(match.context, { title: strings.tokens, description, path: '/tokens' });
  },
  component: lazyPage(
    () => import('../../pages/tokens/tokens-page.tsx'),
    (module) => module.TokensPage,
    // The fields of the search form start anew with another search.
    { strings: 'pages/tokens', keyOf: (data: TokensPageData) => `${data.query} ${data.sort}` },
  ),
});

export const tokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens/$id',
  loader: (request) => openPageOf<TokenPageData>('token', request, 'pages/tokens'),
  head: async ({ match, params, loaderData }) => {
    const strings = await loadStrings('pages/tokens', match.context.boot.locale);
    const missing = loaderData !== undefined && loaderData.status === 404;
    return pageHead(match.context, {
      title: missing ? strings.missing : strings.title(params.id.split('-')[0] ?? ''),
      description: missing ? strings.missingText : strings.title(params.id),
      path: `/tokens/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/tokens/token-page.tsx'),
    (module) => module.TokenPage,
    { strings: 'pages/tokens' },
  ),
});

export const topHoldersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topholders',
  validateSearch: textSearch('contract', 'symbol', 'list'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<TopHoldersPageData>('topholders', request, 'pages/tokens'),
  head: async ({ match, loaderData }) => {
    const strings = await loadStrings('pages/tokens', match.context.boot.locale);
    const list = loaderData?.data.list ?? 'holders';
    const title = list === 'holders' ? strings.holdersTitle(loaderData?.data.code ?? '') : strings.rankings[list];
    return pageHead(match.context, { title, description: title, path: '/topholders' });
  },
  component: lazyPage(
    () => import('../../pages/tokens/top-holders-page.tsx'),
    (module) => module.TopHoldersPage,
    { strings: 'pages/tokens' },
  ),
});
