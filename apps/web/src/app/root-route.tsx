import { createRootRouteWithContext, retainSearchParams } from '@tanstack/react-router';
import { ownNodeParameters } from '../lib/own-node/settings.ts';
import { textSearch } from '../lib/page/text-search.ts';
import type { RouterContext } from './router-context.ts';
import { Document } from '../shell/document.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Document,
  ssr: true,
  validateSearch: textSearch(...ownNodeParameters),
  search: { middlewares: [retainSearchParams([...ownNodeParameters] as never)] },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: `${match.context.boot.chain.coreSymbol.code} · Antescope` },
    ],
  }),
});
