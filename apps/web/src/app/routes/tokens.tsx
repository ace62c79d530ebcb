import { createRoute } from '@tanstack/react-router';
import type { TokenPageData, TokensPageData, TopHoldersPageData } from '../../pages/tokens/load.ts';
import { tokenWords } from '../../pages/tokens/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens',
  validateSearch: textSearch('q', 'sort', 'spam'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<TokensPageData>('tokens', request, tokenWords),
  head: ({ match }) => {
    const words = tokenWords.loaded(match.context.boot.locale);
    const description = words.tokensText(match.context.boot.chain.name);
    return pageHead(match.context, { title: words.tokens, description, path: '/tokens' });
  },
  component: lazyPage(
    () => import('../../pages/tokens/tokens-page.tsx'),
    (module) => module.TokensPage,
    // The fields of the search form start anew with another search.
    { words: tokenWords, keyOf: (data: TokensPageData) => `${data.query} ${data.sort}` },
  ),
});

export const tokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokens/$id',
  loader: (request) => openPageOf<TokenPageData>('token', request, tokenWords),
  head: ({ match, params, loaderData }) => {
    const words = tokenWords.loaded(match.context.boot.locale);
    const missing = loaderData !== undefined && loaderData.status === 404;
    return pageHead(match.context, {
      title: missing ? words.missing : words.title(params.id.split('-')[0] ?? ''),
      description: missing ? words.missingText : words.title(params.id),
      path: `/tokens/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/tokens/token-page.tsx'),
    (module) => module.TokenPage,
    { words: tokenWords },
  ),
});

export const topHoldersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topholders',
  validateSearch: textSearch('contract', 'symbol', 'list'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<TopHoldersPageData>('topholders', request, tokenWords),
  head: ({ match, loaderData }) => {
    const words = tokenWords.loaded(match.context.boot.locale);
    const list = loaderData?.data.list ?? 'holders';
    const title = list === 'holders' ? words.holdersTitle(loaderData?.data.code ?? '') : words.rankings[list];
    return pageHead(match.context, { title, description: title, path: '/topholders' });
  },
  component: lazyPage(
    () => import('../../pages/tokens/top-holders-page.tsx'),
    (module) => module.TopHoldersPage,
    { words: tokenWords },
  ),
});
