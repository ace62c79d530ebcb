import { createRoute } from '@tanstack/react-router';
import type { VestingPageData } from '../features/vesting/load.ts';
import { vestingWords } from '../features/vesting/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
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
    () => import('../features/vesting/vesting-page.tsx'),
    (module) => module.VestingPage,
    { words: vestingWords },
  ),
});
