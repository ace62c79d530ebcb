import { createRoute } from '@tanstack/react-router';
import type { MsigsPageData } from '../features/msig/load-list.ts';
import type { ProposalPageData } from '../features/msig/load-proposal.ts';
import { proposalPath } from '../features/msig/proposal-path.ts';
import { msigWords } from '../features/msig/words.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { allSearch, openPageOf, textSearch } from '../page/page-route.ts';
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
    () => import('../features/msig/msigs-page.tsx'),
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
    () => import('../features/msig/proposal-page.tsx'),
    (module) => module.ProposalPage,
    { words: msigWords },
  ),
});
