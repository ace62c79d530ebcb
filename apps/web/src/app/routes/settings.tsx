import { createRoute } from '@tanstack/react-router';
import { settingsWords } from '../../pages/settings/words.ts';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { loadWords } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

/** Of the local chain alone: which node the browser reads. */
export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  loader: loadWords(settingsWords),
  head: ({ match }) => {
    const words = settingsWords.loaded(match.context.boot.locale);
    return pageHead(match.context, { title: words.title, description: words.description, path: '/settings' });
  },
  component: lazyWordsPage(
    () => import('../../pages/settings/settings-page.tsx'),
    (module) => module.SettingsPage,
    settingsWords,
  ),
});
