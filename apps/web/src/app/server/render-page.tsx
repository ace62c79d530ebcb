import type { PageContext } from '@antescope/web-contract/page-context';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { isConfirmed } from '../../lib/own-node/node-consent.ts';
import { ownNodeOf } from '../../lib/own-node/settings.ts';
import { assetsFor } from './assets.ts';
import { handle, statusOf } from './handle.tsx';

export const renderPage: WebBundle['renderPage'] = async (url, context, onFound) => {
  const question = nodeQuestion(url, context);
  if (question !== null) return { status: 307, headers: { location: question }, html: '' };
  const { result, response, html } = await handle(url, context, true, assetsFor, onFound);
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => (headers[name] = value));
  headers.vary = 'cookie, accept, accept-language';
  const location = response.headers.get('location');
  if (location !== null) return { status: 307, headers: { location }, html: '' };
  return { status: statusOf(result, response.status), headers, html };
};

/** URL of the question about a node that the visitor has not chosen; null: nothing to ask. */
function nodeQuestion(url: URL, { chain, base, knownNodes = [] }: PageContext): string | null {
  const own = chain.key === 'local' ? ownNodeOf(url.searchParams) : null;
  if (own === null || isConfirmed(own, knownNodes)) return null;
  return `${base}/settings?ask=${encodeURIComponent(url.pathname + url.search)}`;
}
