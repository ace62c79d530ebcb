import { createRoute } from '@tanstack/react-router';
import { BlockPage } from '../features/block/block-page.tsx';
import type { BlockPageData } from '../features/block/load.ts';
import { pageHead } from '../page/page-head.ts';
import { pageOf } from '../page/page-route.ts';
import { grouped } from '../ui/amount-text.ts';
import { rootRoute } from './root.tsx';

export const blockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/block/$id',
  loader: pageOf<BlockPageData>('block'),
  head: ({ loaderData, match }) => {
    const { block: words } = match.context.messages.pages;
    const block = loaderData?.data.block;
    const known = block?.state === 'data' ? block.data : null;
    return pageHead(match.context, {
      title: known === null ? words.missing : words.title(grouped(known.number)),
      description: known === null ? words.missingText : words.description(grouped(known.number), known.producer),
      path: `/block/${known === null ? encodeURIComponent(loaderData?.data.asked ?? '') : known.number}`,
    });
  },
  component: BlockRoute,
});

function BlockRoute() {
  return <BlockPage data={blockRoute.useLoaderData().data} />;
}
