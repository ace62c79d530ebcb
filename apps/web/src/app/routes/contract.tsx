import { loadStrings } from '../../i18n/strings.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { contractSearch } from '../../domain/contract/contract-search.ts';
import type { ContractPageData } from '../../pages/contract/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract',
  validateSearch: textSearch(...contractSearch),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<ContractPageData>('contract', request, 'pages/contract'),
  head: async ({ loaderData, match }) => {
    const strings = await loadStrings('pages/contract', match.context.boot.locale);
    const data = loaderData?.data;
    const account = data?.account ?? '';
    const part = data?.table?.name ?? data?.row?.table ?? data?.action?.name;
    const title = account === '' ? strings.heading : strings.title(account);
    return pageHead(match.context, {
      title: part === undefined ? title : `${account}::${part}`,
      description: strings.description,
      path: account === '' ? '/contract' : `/contract?account=${encodeURIComponent(account)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/contract/contract-page.tsx'),
    (module) => module.ContractPage,
    { strings: 'pages/contract', keyOf: (data) => `${data.account} ${data.tab}` },
  ),
});

/** `/contract/eosio.token` is what people type. */
export const contractOfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/$id',
  beforeLoad: ({ params, context }) => {
    throw redirect({
      href: `${context.boot.base}/contract?account=${encodeURIComponent(params.id)}`,
      replace: true,
    });
  },
});
