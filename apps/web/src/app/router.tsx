import { type AnyRouter, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';
import { pageRoutes } from './page-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { PageFailed } from '../domain/not-found/page-failed.tsx';
import { PagePending } from '../domain/not-found/page-pending.tsx';
import { NotFoundPage } from '../domain/not-found/not-found-page.tsx';

const routeTree = rootRoute.addChildren(pageRoutes);

/** One router a visit (server) or a tab (browser). Search parameters are plain text: no JSON in addresses. */
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
    // The page stays until the next one is there, also where a part of that cannot be loaded.
    defaultPendingMs: Infinity,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: NotFoundPage,
    // In local mode only the browser can read: the server writes the shell. The router knows the option, its types do not.
    ...({ defaultSsr: context.boot.ownNode === null } as object),
    defaultPendingComponent: PagePending,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
}
