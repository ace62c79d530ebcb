import { createRoute } from '@tanstack/react-router';
import { KeyPage } from '../features/key/key-page.tsx';
import type { KeyPageData } from '../features/key/load.ts';
import { pageHead } from '../page/page-head.ts';
import { pageOf } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const keyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/key/$id',
  loader: pageOf<KeyPageData>('key'),
  head: ({ loaderData, match }) => {
    const { key: words } = match.context.messages.pages;
    const key = loaderData?.data.key ?? loaderData?.data.asked ?? '';
    return pageHead(match.context, {
      title: words.title(key),
      description: words.title(key),
      path: `/key/${encodeURIComponent(key)}`,
    });
  },
  component: KeyRoute,
});

function KeyRoute() {
  return <KeyPage data={keyRoute.useLoaderData().data} />;
}
