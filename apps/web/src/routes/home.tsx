import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { HomePageData } from '../features/home/load.ts';
import { loadPart } from '../page/load-failure.ts';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: (request) => openPageOf<HomePageData>('home', request),
  head: ({ match }) => {
    const { boot, messages } = match.context;
    return pageHead(match.context, {
      title: `${boot.chain.name} · ${messages.home.title}`,
      description: messages.home.description(boot.chain.name),
      path: '/',
    });
  },
  component: lazyRouteComponent(() => loadPart(() => import('../features/home/home-page.tsx')), 'HomePage'),
});
