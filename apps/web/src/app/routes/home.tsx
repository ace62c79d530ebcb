import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { HomePageData } from '../../pages/home/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: (request) => openPageOf<HomePageData>('home', request, 'pages/home'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/home', boot.locale);
    return pageHead(match.context, {
      title: `${boot.chain.name} · ${strings.title}`,
      description: strings.description(boot.chain.name),
      path: '/',
    });
  },
  component: lazyPage(
    () => import('../../pages/home/home-page.tsx'),
    (module) => module.HomePage,
    { strings: 'pages/home' },
  ),
});
