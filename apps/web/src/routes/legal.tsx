import { createRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { rootRoute } from './root.tsx';

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  head: ({ match }) => legalHead(match.context, 'terms', '/terms-and-conditions'),
  component: () => <LegalPage kind="terms" />,
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  head: ({ match }) => legalHead(match.context, 'privacy', '/privacy-policy'),
  component: () => <LegalPage kind="privacy" />,
});

function legalHead(context: Parameters<typeof pageHead>[0], kind: 'terms' | 'privacy', path: string) {
  const { title, paragraphs } = context.messages.legal[kind];
  return pageHead(context, { title, description: paragraphs[0] ?? title, path });
}
