import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { TransactionPageData } from '../../pages/transaction/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/transaction/$id',
  validateSearch: textSearch('tab', 'block'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<TransactionPageData>('transaction', request, 'pages/transaction'),
  head: async ({ loaderData, match }) => {
    const strings = await loadStrings('pages/transaction', match.context.boot.locale);
    const found = loaderData?.data.transaction.state === 'data';
    const id = loaderData?.data.id ?? '';
    return pageHead(match.context, {
      title: found ? strings.title(id.slice(0, 12)) : strings.missing,
      description: found ? strings.title(id) : strings.missingText,
      path: `/transaction/${encodeURIComponent(id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/transaction/transaction-page.tsx'),
    (module) => module.TransactionPage,
    { strings: 'pages/transaction' },
  ),
});
