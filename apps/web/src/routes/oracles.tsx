import { createRoute } from '@tanstack/react-router';
import type { OraclePageData, OraclesPageData } from '../features/oracles/load.ts';
import { oracleWords } from '../features/oracles/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { openPageOf } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const oraclesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oracles',
  loader: (request) => openPageOf<OraclesPageData>('oracles', request, oracleWords),
  head: ({ match }) => {
    const words = oracleWords.loaded(match.context.boot.locale);
    return pageHead(match.context, { title: words.heading, description: words.description, path: '/oracles' });
  },
  component: lazyPage(
    () => import('../features/oracles/oracles-page.tsx'),
    (module) => module.OraclesPage,
    { words: oracleWords },
  ),
});

export const oracleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oracles/$id',
  loader: (request) => openPageOf<OraclePageData>('oracle', request, oracleWords),
  head: ({ match, params }) => {
    const words = oracleWords.loaded(match.context.boot.locale);
    return pageHead(match.context, {
      title: words.title(params.id),
      description: words.description,
      path: `/oracles/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../features/oracles/oracle-page.tsx'),
    (module) => module.OraclePage,
    { words: oracleWords },
  ),
});
