import { createRoute } from '@tanstack/react-router';
import type { OraclePageData, OraclesPageData } from '../../pages/oracles/load.ts';
import { oracleWords } from '../../pages/oracles/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
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
    () => import('../../pages/oracles/oracles-page.tsx'),
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
    () => import('../../pages/oracles/oracle-page.tsx'),
    (module) => module.OraclePage,
    { words: oracleWords },
  ),
});
