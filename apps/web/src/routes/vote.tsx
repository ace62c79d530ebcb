import { createRoute } from '@tanstack/react-router';
import type { ProxiesPageData, VotePageData } from '../features/vote/load.ts';
import { voteWords } from '../features/vote/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
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
    () => import('../features/vote/vote-page.tsx'),
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
    () => import('../features/vote/proxies-page.tsx'),
    (module) => module.ProxiesPage,
    { words: voteWords },
  ),
});
