import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { OraclePageData, OraclesPageData } from '../../pages/oracles/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { openPageOf } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const oraclesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oracles',
  loader: (request) => openPageOf<OraclesPageData>('oracles', request, 'pages/oracles'),
  head: async ({ match }) => {
    const strings = await loadStrings('pages/oracles', match.context.boot.locale);
    return pageHead(match.context, { title: strings.heading, description: strings.description, path: '/oracles' });
  },
  component: lazyPage(
    () => import('../../pages/oracles/oracles-page.tsx'),
    (module) => module.OraclesPage,
    { strings: 'pages/oracles' },
  ),
});

export const oracleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oracles/$id',
  loader: (request) => openPageOf<OraclePageData>('oracle', request, 'pages/oracles'),
  head: async ({ match, params }) => {
    const strings = await loadStrings('pages/oracles', match.context.boot.locale);
    return pageHead(match.context, {
      title: strings.title(params.id),
      description: strings.description,
      path: `/oracles/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/oracles/oracle-page.tsx'),
    (module) => module.OraclePage,
    { strings: 'pages/oracles' },
  ),
});
