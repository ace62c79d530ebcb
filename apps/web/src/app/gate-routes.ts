import { notFound, redirect, type AnyRoute } from '@tanstack/react-router';
import { WordsMissing } from '../i18n/page-words.ts';
import type { RouterContext } from '../lib/page/router-context.ts';
import { isOnChain } from '../lib/site/gates.ts';

interface BeforeLoad {
  context: RouterContext;
  location: { pathname: string };
}

/** What the router hands to a route's head; it is handed on as it is. */
interface Headed {
  match: unknown;
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

/** Facts of a page that was not opened are none: its address is no page here, or only the browser can read it. */
function headOf(head: ((given: Headed) => unknown) | undefined, given: Headed): unknown {
  try {
    return head?.(given);
  } catch (error) {
    if (error instanceof WordsMissing) return {};
    throw error;
  }
}
