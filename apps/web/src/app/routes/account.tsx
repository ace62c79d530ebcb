import type { QueryKey } from '@antescope/sources/history/query-terms';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AccountPageData } from '../../pages/account/account-page-data.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

/** Parameters of a history; named here, because what reads them is not part of the first visit. */
const queryNames = [
  'contract',
  'action',
  'kind',
  'token',
  'with',
  'memo',
  'after',
  'before',
  'small',
  'spam',
  'order',
] as const satisfies readonly QueryKey[];

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$id',
  validateSearch: textSearch('tab', 'cursor', 'at', 'view', 'permission', 'below', 'retry', 'query', ...queryNames),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<AccountPageData>('account', request),
  head: ({ match, params, loaderData }) => {
    const { boot, messages } = match.context;
    const missing = loaderData !== undefined && loaderData.status === 404;
    return pageHead(match.context, {
      title: missing ? messages.account.missing : params.id,
      description: missing ? messages.account.missingText : messages.account.description(params.id, boot.chain.name),
      path: `/account/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyRouteComponent(() => loadPart(() => import('../../pages/account/account-page.tsx')), 'AccountPage'),
});
