import type { AnyRouter } from '@tanstack/react-router';
import type { PublicChain } from '@antescope/chains/config/chain-config';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Page id of the route; absent on redirects. */
    page?: string;
    gate?: (chain: PublicChain) => boolean;
  }
}

/** Whether the chain has a page at a path. Parent routes, which the router falls back to, do not count. */
export function routeExists(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string, chain: PublicChain): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  if (route === undefined || '**' in params) return false;
  return route.options.staticData?.gate?.(chain) ?? true;
}
