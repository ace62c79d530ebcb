import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { stringsLoader } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

/** Of the local chain alone: which node the browser reads. */
export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  loader: stringsLoader('pages/settings'),
  head: async ({ match }) => {
    const strings = await loadStrings('pages/settings', match.context.boot.locale);
    return pageHead(match.context, { title: strings.title, description: strings.description, path: '/settings' });
  },
  component: lazyPart(
    () => import('../../pages/settings/settings-page.tsx'),
    (module) => module.SettingsPage,
    'pages/settings',
  ),
});
