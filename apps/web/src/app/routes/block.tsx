import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { BlockPageData } from '../../pages/block/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { grouped } from '../../ui/amount-text.ts';
import { rootRoute } from './root.tsx';

export const blockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/block/$id',
  validateSearch: textSearch('tab'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<BlockPageData>('block', request, 'pages/block'),
  head: async ({ loaderData, match }) => {
    const strings = await loadStrings('pages/block', match.context.boot.locale);
    const block = loaderData?.data.block;
    const known = block?.state === 'data' ? block.data : null;
    return pageHead(match.context, {
      title: known === null ? strings.missing : strings.title(grouped(known.number)),
      description: known === null ? strings.missingText : strings.description(grouped(known.number), known.producer),
      path: `/block/${known === null ? encodeURIComponent(loaderData?.data.asked ?? '') : known.number}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/block/block-page.tsx'),
    (module) => module.BlockPage,
    { strings: 'pages/block' },
  ),
});
