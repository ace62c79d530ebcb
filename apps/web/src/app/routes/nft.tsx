import { createRoute } from '@tanstack/react-router';
import type { NftPageData } from '../../pages/nft/load.ts';
import { nftWords } from '../../pages/nft/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const nftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/nft/$id',
  validateSearch: textSearch('owner'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<NftPageData>('nft', request, nftWords),
  head: ({ match, params, loaderData }) => {
    const words = nftWords.loaded(match.context.boot.locale);
    const nft = loaderData?.data.nft;
    const missing = loaderData !== undefined && loaderData.status === 404;
    const name = nft?.state === 'data' ? nft.data.name : words.title(params.id);
    return pageHead(match.context, {
      title: missing ? words.missing : name,
      description: missing ? words.missingText : words.title(params.id),
      path: `/nft/${encodeURIComponent(params.id)}`,
    });
  },
  component: lazyPage(
    () => import('../../pages/nft/nft-page.tsx'),
    (module) => module.NftPage,
    { words: nftWords, keyOf: (data: NftPageData) => data.id },
  ),
});
