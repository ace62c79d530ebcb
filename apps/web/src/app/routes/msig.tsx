import { createRoute } from '@tanstack/react-router';
import type { MsigsPageData } from '../../pages/msig/load-list.ts';
import type { ProposalPageData } from '../../pages/msig/load-proposal.ts';
import { proposalPath } from '../../pages/msig/proposal-path.ts';
import { msigWords } from '../../pages/msig/words.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const msigsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/msigs',
  validateSearch: textSearch('proposer', 'from', 'view'),
  loaderDeps: allSearch,
  loader: (request) => openPageOf<MsigsPageData>('msigs', request, msigWords),
  head: ({ match }) => {
    const words = msigWords.loaded(match.context.boot.locale);
    return pageHead(match.context, { title: words.heading, description: words.description, path: '/msigs' });
  },
  component: lazyPage(
    () => import('../../pages/msig/msigs-page.tsx'),
    (module) => module.MsigsPage,
    { words: msigWords },
  ),
});

export const proposalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/msig/$proposer/$name',
  loader: (request) => openPageOf<ProposalPageData>('msig', request, msigWords),
  head: ({ loaderData, match, params }) => {
    const words = msigWords.loaded(match.context.boot.locale);
    const { proposer, name } = loaderData?.data ?? params;
    const title = words.title(name, proposer);
    return pageHead(match.context, { title, description: words.description, path: proposalPath(proposer, name) });
  },
  component: lazyPage(
    () => import('../../pages/msig/proposal-page.tsx'),
    (module) => module.ProposalPage,
    { words: msigWords },
  ),
});
