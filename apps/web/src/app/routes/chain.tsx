import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { ChainPageData, FeaturesPageData, VoteStatsPageData } from '../../pages/chain/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const chainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chain',
  loader: (request) => openPageOf<ChainPageData>('chain', request, 'pages/chain'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/chain', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/chain',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/chain-page.tsx'),
    (module) => module.ChainPage,
    { strings: 'pages/chain' },
  ),
});

export const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/protocol-features',
  loader: (request) => openPageOf<FeaturesPageData>('features', request, 'pages/chain'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/chain', boot.locale);
    return pageHead(match.context, {
      title: strings.featuresTitle,
      description: strings.featuresDescription(boot.chain.name),
      path: '/protocol-features',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/features-page.tsx'),
    (module) => module.FeaturesPage,
    { strings: 'pages/chain' },
  ),
});

export const voteStatsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats/votes',
  loader: (request) => openPageOf<VoteStatsPageData>('votestats', request, 'pages/chain'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/chain', boot.locale);
    return pageHead(match.context, {
      title: strings.statsTitle,
      description: strings.statsDescription(boot.chain.name),
      path: '/stats/votes',
    });
  },
  component: lazyPage(
    () => import('../../pages/chain/vote-stats-page.tsx'),
    (module) => module.VoteStatsPage,
    { strings: 'pages/chain' },
  ),
});
