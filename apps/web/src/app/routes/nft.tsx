import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { NftPageData } from '../../pages/nft/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const nftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/nft/$id',
  validateSearch: textSearch('owner'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<NftPageData>('nft', request, 'pages/nft'),
  head: async ({ match, params, loaderData }) => {
    const strings = await loadStrings('pages/nft', match.context.boot.locale);
    const nft = loaderData?.data.nft;
    const missing = loaderData !== undefined && loaderData.status === 404;
    const name = nft?.state === 'data' ? nft.data.name : strings.title(params.id);
    return pageHead(match.context, {
      title: missing ? strings.missing : name,
      description: missing ? strings.missingText : strings.title(params.id),
      path: `/nft/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/nft/nft-page.tsx'),
    (module) => module.NftPage,
    { strings: 'pages/nft', keyOf: (data: NftPageData) => data.id },
  ),
});
