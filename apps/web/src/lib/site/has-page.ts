import type { AnyRouter } from '@tanstack/react-router';

/** Whether a route answers at an address. A route above it, which the router falls back to, does not count. */
export function hasPage(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean {
  const [, params, found] = router.getMatchedRoutes(path);
  return found !== undefined && !('**' in params);
}
