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
  // Pages have titles of their own: this one is for paths without a page.
  head: ({ match: { context }, matches }) => {
    // A path below a page's matches that page, too, and only the root knows that nothing has it.
    const missing = matches.some(({ status, _notFound }) => _notFound === true || status === 'notFound');
    const symbol = context.boot.chain.coreSymbol.code;
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: `${missing ? `${context.messages.notFound.title} · ` : ''}${symbol} · Antescope` },
      ],
    };
  },
});
