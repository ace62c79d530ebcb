import { loadStrings } from '../../i18n/strings.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import type { RamPageData } from '../../pages/ram/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const ramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/ram',
  beforeLoad: ({ context }) => {
    throw redirect({ href: `${context.boot.base}/wallet/ram/buy`, replace: true });
  },
});

export const buyRamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/ram/buy',
  loader: (request) => openPageOf<RamPageData>('ram', request, 'pages/ram'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/ram', boot.locale);
    const description = strings.description(boot.chain.name);
    return pageHead(match.context, { title: strings.buyTitle, description, path: '/wallet/ram/buy' });
  },
  component: lazyPage(
    () => import('../../pages/ram/ram-page.tsx'),
    (module) => module.BuyRamPage,
    { strings: 'pages/ram' },
  ),
});

export const sellRamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/ram/sell',
  loader: (request) => openPageOf<RamPageData>('ram', request, 'pages/ram'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/ram', boot.locale);
    const description = strings.description(boot.chain.name);
    return pageHead(match.context, { title: strings.sellTitle, description, path: '/wallet/ram/sell' });
  },
  component: lazyPage(
    () => import('../../pages/ram/ram-page.tsx'),
    (module) => module.SellRamPage,
    { strings: 'pages/ram' },
  ),
});
