import type { ChainConfig } from '@antescope/chains/config/chain-config';

/**
 * Origins besides ours that a page of the local chain may read from: the node and the Hyperion API that its
 * address names, and any on the screen where a person enters one. None on every other chain.
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
  // Letters, digits and what separates them: nothing of an address can add a rule of its own.
  return (protocol === 'http:' || protocol === 'https:') && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}
