import { createRoute } from '@tanstack/react-router';
import type { VestingPageData } from '../../pages/vesting/load.ts';
import { vestingWords } from '../../pages/vesting/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const vestingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vest',
  loader: (request) => openPageOf<VestingPageData>('vesting', request, vestingWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = vestingWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/vest',
    });
  },
  component: lazyPage(
    () => import('../../pages/vesting/vesting-page.tsx'),
    (module) => module.VestingPage,
    { words: vestingWords },
  ),
});
