import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

function moved<const Path extends string>(path: Path, to: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ params, context }) => {
      const { id } = params as { id: string };
      throw redirect({ href: `${context.boot.base}${to}/${encodeURIComponent(id)}`, replace: true });
    },
  });
}

/** Short addresses inside the app; the server answers the same ones by itself. */
export const redirectRoutes = [
  moved('/tx/$id', '/transaction'),
  moved('/t/$id', '/transaction'),
  moved('/b/$id', '/block'),
  moved('/a/$id', '/account'),
];
