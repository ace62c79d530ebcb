import { notFound, type AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '../page/router-context.ts';
import { isOnChain } from './gates.ts';

interface BeforeLoad {
  context: RouterContext;
  location: { pathname: string };
}

/** Routes that are not there on a chain that lacks what they show: Not Found, before anything is read. */
export function gated<const Routes extends readonly AnyRoute[]>(routes: Routes): Routes {
  for (const route of routes) {
    const before = route.options.beforeLoad as ((given: BeforeLoad) => unknown) | undefined;
    route.options.beforeLoad = (given: BeforeLoad) => {
      if (!isOnChain(given.location.pathname, given.context.boot.chain)) throw notFound();
      return before?.(given);
    };
  }
  return routes;
}
