import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { VestingPageData } from '../../pages/vesting/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const vestingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vest',
  loader: (request) => openPageOf<VestingPageData>('vesting', request, 'pages/vesting'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/vesting', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/vest',
    });
  },
  component: lazyPage(
    () => import('../../pages/vesting/vesting-page.tsx'),
    (module) => module.VestingPage,
    { strings: 'pages/vesting' },
  ),
});
