import { notFound, redirect, type AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '../lib/page/router-context.ts';
import { isOnChain } from '../lib/site/gates.ts';

interface BeforeLoad {
  context: RouterContext;
  location: { pathname: string };
}

/** What the router hands to a route's head; it is handed on as it is. */
interface Headed {
  match: { status: string; ssr?: unknown };
}

/** What can be shown before there is any node. */
const nodeless = ['/settings', '/terms-and-conditions', '/privacy-policy'];

/** Routes that are not there on a chain that lacks what they show: Not Found, before anything is read. */
export function gated<const Routes extends readonly AnyRoute[]>(routes: Routes): Routes {
  for (const route of routes) {
    const before = route.options.beforeLoad as ((given: BeforeLoad) => unknown) | undefined;
    const head = route.options.head as ((given: Headed) => unknown) | undefined;
    route.options.head = ((given: Headed) => headOf(head, given)) as never;
    route.options.beforeLoad = (given: BeforeLoad) => {
      if (!isOnChain(given.location.pathname, given.context.boot.chain)) throw notFound();
      if (given.context.boot.nodeWanted && !nodeless.includes(given.location.pathname))
        throw redirect({ href: `${given.context.boot.base}/settings`, replace: true });
      return before?.(given);
    };
  }
  return routes;
}

/** A page that was not opened has no head: the chain does not have it, or only the browser can read it. */
function headOf(head: ((given: Headed) => unknown) | undefined, given: Headed): unknown {
  const { status, ssr } = given.match;
  return ssr !== false && (status === 'success' || status === 'error') ? head?.(given) : {};
}
