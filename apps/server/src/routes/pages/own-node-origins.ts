import type { ChainConfig } from '@antescope/chains/config/chain-config';

/**
 * Additional connect-src origins of a page: on the local chain the node and Hyperion API in the URL, and any origin on the
 * settings page, where they are entered. None on other chains.
 */
export function ownNodeOrigins(chain: ChainConfig, url: URL): string[] {
  if (chain.key !== 'local') return [];
  if (/\/settings\/?$/.test(url.pathname)) return ['http:', 'https:'];
  if (!url.searchParams.has('nodeUrl')) return [];
  const named = ['nodeUrl', 'hyperionUrl'].map((name) => originOf(url.searchParams.get(name) ?? ''));
  return named.filter((origin) => origin !== null);
}

function originOf(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim()) ? text.trim() : `http://${text.trim()}`;
  if (text.trim() === '' || !URL.canParse(whole)) return null;
  const { origin, protocol } = new URL(whole);
  // Restricted characters, so that an origin cannot inject a CSP directive.
  return (protocol === 'http:' || protocol === 'https:') && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}
