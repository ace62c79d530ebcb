import { createRoute } from '@tanstack/react-router';
import { legalWords } from '../../pages/legal/words.ts';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { loadWords } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  loader: loadWords(legalWords),
  head: ({ match }) => legalHead(match.context, 'terms', '/terms-and-conditions'),
  component: lazyWordsPage(
    () => import('../../pages/legal/legal-page.tsx'),
    (module) => module.TermsPage,
    legalWords,
  ),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  loader: loadWords(legalWords),
  head: ({ match }) => legalHead(match.context, 'privacy', '/privacy-policy'),
  component: lazyWordsPage(
    () => import('../../pages/legal/legal-page.tsx'),
    (module) => module.PrivacyPage,
    legalWords,
  ),
});

function legalHead(context: Parameters<typeof pageHead>[0], kind: 'terms' | 'privacy', path: string) {
  const { title, paragraphs } = legalWords.loaded(context.boot.locale)[kind];
  return pageHead(context, { title, description: paragraphs[0] ?? title, path });
}
