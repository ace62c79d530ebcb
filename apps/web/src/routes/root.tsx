import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../page/router-context.ts';
import { Document } from '../shell/document.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Document,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: `${match.context.boot.chain.coreSymbol.code} · Antescope` },
    ],
  }),
});
