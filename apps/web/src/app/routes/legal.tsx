import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { stringsLoader } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  loader: stringsLoader('pages/legal'),
  head: async ({ match }) => legalHead(match.context, 'terms', '/terms-and-conditions'),
  component: lazyPart(
    () => import('../../pages/legal/legal-page.tsx'),
    (module) => module.TermsPage,
    'pages/legal',
  ),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  loader: stringsLoader('pages/legal'),
  head: async ({ match }) => legalHead(match.context, 'privacy', '/privacy-policy'),
  component: lazyPart(
    () => import('../../pages/legal/legal-page.tsx'),
    (module) => module.PrivacyPage,
    'pages/legal',
  ),
});

async function legalHead(context: Parameters<typeof pageHead>[0], kind: 'terms' | 'privacy', path: string) {
  const { title, paragraphs } = (await loadStrings('pages/legal', context.boot.locale))[kind];
  return pageHead(context, { title, description: paragraphs[0] ?? title, path });
}
