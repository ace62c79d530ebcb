import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { ProxiesPageData, VotePageData } from '../../pages/vote/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const voteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vote',
  loader: (request) => openPageOf<VotePageData>('vote', request, 'pages/vote'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/vote', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/vote',
    });
  },
  component: lazyPage(
    () => import('../../pages/vote/vote-page.tsx'),
    (module) => module.VotePage,
    { strings: 'pages/vote' },
  ),
});

export const proxiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vote/proxies',
  loader: (request) => openPageOf<ProxiesPageData>('proxies', request, 'pages/vote'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/vote', boot.locale);
    return pageHead(match.context, {
      title: strings.proxiesTitle,
      description: strings.proxiesDescription(boot.chain.name),
      path: '/vote/proxies',
    });
  },
  component: lazyPage(
    () => import('../../pages/vote/proxies-page.tsx'),
    (module) => module.ProxiesPage,
    { strings: 'pages/vote' },
  ),
});
