import { createRoute } from '@tanstack/react-router';
import { LivePage } from '../features/live/live-page.tsx';
import type { LivePageData } from '../features/live/load.ts';
import { pageHead } from '../page/page-head.ts';
import { allSearch, pageOf, textSearch } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const liveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/live',
  validateSearch: textSearch('account', 'name'),
  loaderDeps: allSearch,
  loader: pageOf<LivePageData>('live'),
  head: ({ match }) => {
    const { live: words } = match.context.messages.pages;
    return pageHead(match.context, { title: words.title, description: words.description, path: '/live' });
  },
  component: LiveRoute,
});

function LiveRoute() {
  const { account, name } = liveRoute.useSearch();
  // Another filter is another stream: it starts anew.
  return <LivePage key={`${account} ${name}`} data={liveRoute.useLoaderData().data} />;
}
