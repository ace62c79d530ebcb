import { createRoute } from '@tanstack/react-router';
import type { HomePageData } from '../../pages/home/load.ts';
import { homeWords } from '../../pages/home/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: (request) => openPageOf<HomePageData>('home', request, homeWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = homeWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: `${boot.chain.name} · ${words.title}`,
      description: words.description(boot.chain.name),
      path: '/',
    });
  },
  component: lazyPage(
    () => import('../../pages/home/home-page.tsx'),
    (module) => module.HomePage,
    { words: homeWords },
  ),
});
