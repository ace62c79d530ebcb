import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from '../../lib/page/load-failure.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import { rootRoute } from './root.tsx';

/** The design system in all its states. */
export const devUiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/ui',
  head: ({ match }) =>
    pageHead(match.context, { title: 'Design system', description: 'Every part in every state', path: '/dev/ui' }),
  component: lazyRouteComponent(() => loadPart(() => import('../../pages/dev-ui/dev-ui-page.tsx')), 'DevUiPage'),
});
