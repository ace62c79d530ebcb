import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { DspPageData } from '../../pages/dsp/load.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const dspRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dsp',
  validateSearch: textSearch('view', 'account'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<DspPageData>('dsp', request, 'pages/dsp'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/dsp', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/dsp',
    });
  },
  component: lazyPage(
    () => import('../../pages/dsp/dsp-page.tsx'),
    (module) => module.DspPage,
    // The field starts anew with another account.
    { strings: 'pages/dsp', keyOf: (data: DspPageData) => data.account },
  ),
});
