import { createRoute } from '@tanstack/react-router';
import type { ChainPageData, FeaturesPageData, VoteStatsPageData } from '../../pages/chain/load.ts';
import { chainWords } from '../../pages/chain/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const chainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chain',
  loader: (request) => openPageOf<ChainPageData>('chain', request, chainWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = chainWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/chain',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/chain-page.tsx'),
    (module) => module.ChainPage,
    { words: chainWords },
  ),
});

export const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/protocol-features',
  loader: (request) => openPageOf<FeaturesPageData>('features', request, chainWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = chainWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.featuresTitle,
      description: words.featuresDescription(boot.chain.name),
      path: '/protocol-features',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/features-page.tsx'),
    (module) => module.FeaturesPage,
    { words: chainWords },
  ),
});

export const voteStatsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats/votes',
  loader: (request) => openPageOf<VoteStatsPageData>('votestats', request, chainWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = chainWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.statsTitle,
      description: words.statsDescription(boot.chain.name),
      path: '/stats/votes',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/vote-stats-page.tsx'),
    (module) => module.VoteStatsPage,
    { words: chainWords },
  ),
});
