import { createRoute } from '@tanstack/react-router';
import type { RexPageData } from '../features/rex/load.ts';
import { rexWords } from '../features/rex/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const rexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rex',
  validateSearch: textSearch('view'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<RexPageData>('rex', request, rexWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = rexWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/rex',
    });
  },
  component: lazyPage(
    () => import('../features/rex/rex-page.tsx'),
    (module) => module.RexPage,
    { words: rexWords },
  ),
});
