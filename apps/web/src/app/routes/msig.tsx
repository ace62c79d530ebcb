import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import type { MsigsPageData } from '../../pages/msig/load-list.ts';
import type { ProposalPageData } from '../../pages/msig/load-proposal.ts';
import { proposalPath } from '../../pages/msig/proposal-path.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const msigsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/msigs',
  validateSearch: textSearch('proposer', 'from', 'view'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<MsigsPageData>('msigs', request, 'pages/msig'),
  head: async ({ match }) => {
    const strings = await loadStrings('pages/msig', match.context.boot.locale);
    return pageHead(match.context, { title: strings.heading, description: strings.description, path: '/msigs' });
  },
  component: lazyPage(
    () => import('../../pages/msig/msigs-page.tsx'),
    (module) => module.MsigsPage,
    { strings: 'pages/msig' },
  ),
});

export const proposalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/msig/$proposer/$name',
  loader: (request) => openPageOf<ProposalPageData>('msig', request, 'pages/msig'),
  head: async ({ loaderData, match, params }) => {
    const strings = await loadStrings('pages/msig', match.context.boot.locale);
    const { proposer, name } = loaderData?.data ?? params;
    const title = strings.title(name, proposer);
    return pageHead(match.context, { title, description: strings.description, path: proposalPath(proposer, name) });
  },
  component: lazyPage(
    () => import('../../pages/msig/proposal-page.tsx'),
    (module) => module.ProposalPage,
    { strings: 'pages/msig' },
  ),
});
