import { createRoute } from '@tanstack/react-router';
import type { DspPageData } from '../../pages/dsp/load.ts';
import { dspWords } from '../../pages/dsp/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const dspRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dsp',
  validateSearch: textSearch('view', 'account'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<DspPageData>('dsp', request, dspWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = dspWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/dsp',
    });
  },
  component: lazyPage(
    () => import('../../pages/dsp/dsp-page.tsx'),
    (module) => module.DspPage,
    // The field starts anew with another account.
    { words: dspWords, keyOf: (data: DspPageData) => data.account },
  ),
});
