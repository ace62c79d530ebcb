import { createRoute } from '@tanstack/react-router';
import type { ProxiesPageData, VotePageData } from '../../pages/vote/load.ts';
import { voteWords } from '../../pages/vote/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const voteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vote',
  loader: (request) => openPageOf<VotePageData>('vote', request, voteWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = voteWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/vote',
    });
  },
  component: lazyPage(
    () => import('../../pages/vote/vote-page.tsx'),
    (module) => module.VotePage,
    { words: voteWords },
  ),
});

export const proxiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vote/proxies',
  loader: (request) => openPageOf<ProxiesPageData>('proxies', request, voteWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = voteWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.proxiesTitle,
      description: words.proxiesDescription(boot.chain.name),
      path: '/vote/proxies',
    });
  },
  component: lazyPage(
    () => import('../../pages/vote/proxies-page.tsx'),
    (module) => module.ProxiesPage,
    { words: voteWords },
  ),
});
