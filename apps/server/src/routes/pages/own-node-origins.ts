import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { isKnownNode } from '@antescope/web-contract/known-nodes';

/**
 * Additional connect-src origins of a page: on the local chain the node and Hyperion API in the URL if the visitor chose
 * them, and any origin on the settings page, where they are entered. None on other chains, and none while the settings
 * page asks about the node of a link. `known`: origins that the visitor chose.
 */
export function ownNodeOrigins(chain: ChainConfig, url: URL, known: readonly string[]): string[] {
  if (chain.key !== 'local' || url.searchParams.has('ask')) return [];
  const named = ['nodeUrl', 'hyperionUrl']
    .map((name) => originOf(url.searchParams.get(name) ?? ''))
    .filter((origin) => origin !== null);
  if (!named.every((origin) => isKnownNode(origin, known))) return [];
  if (/\/settings\/?$/.test(url.pathname)) return ['http:', 'https:'];
  return url.searchParams.has('nodeUrl') ? named : [];
}

function originOf(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim()) ? text.trim() : `http://${text.trim()}`;
  if (text.trim() === '' || !URL.canParse(whole)) return null;
  const { origin, protocol } = new URL(whole);
  // Restricted characters, so that an origin cannot inject a CSP directive.
  return (protocol === 'http:' || protocol === 'https:') && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}
