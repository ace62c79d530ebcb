import type { AnyRouter } from '@tanstack/react-router';
import type { PublicChain } from '@antescope/chains/config/chain-config';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Id of the page that the route shows; absent on redirects. */
    page?: string;
    gate?: (chain: PublicChain) => boolean;
  }
}

/** Whether the chain has a page at a path. A route above it, which the router falls back to, does not count. */
export function routeExists(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string, chain: PublicChain): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  if (route === undefined || '**' in params) return false;
  return route.options.staticData?.gate?.(chain) ?? true;
}
