import { type AnyRouter, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';
import { pageRoutes } from './page-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { PageFailed } from '../domain/not-found/page-failed.tsx';
import { PagePending } from '../domain/not-found/page-pending.tsx';
import { NotFoundPage } from '../domain/not-found/not-found-page.tsx';

const routeTree = rootRoute.addChildren(pageRoutes);

/** One router per request (server) or tab (browser). Search parameters are plain text, not JSON. */
export function createAppRouter(context: RouterContext, nonce?: string): AnyRouter {
  return createRouter({
    routeTree,
    context,
    basepath: context.boot.base === '' ? '/' : context.boot.base,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: true,
    defaultStaleTime: 0,
    defaultPreload: false,
    // Keeps the previous page until the next is ready, even if a chunk of that fails to load.
    defaultPendingMs: Infinity,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: NotFoundPage,
    // In local mode only the browser can load data: the server renders the shell. The option is missing in the router's
    // types.
    ...({ defaultSsr: context.boot.ownNode === null } as object),
    defaultPendingComponent: PagePending,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
}
