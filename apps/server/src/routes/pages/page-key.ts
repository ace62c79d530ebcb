import type { PageContext } from '@antescope/web-contract/page-context';

/** Everything of a request that its page depends on, except for the nonce and the state of the chain. */
export function pageKey(url: URL, context: PageContext): string {
  const { chain, base, preferences, fontCached, chains, origin, walletFrame, devKeysHint, knownNodes } = context;
  return JSON.stringify([
    chain.key,
    base,
    url.href,
    preferences,
    fontCached === true,
    chains,
    origin,
    walletFrame ?? null,
    devKeysHint,
    knownNodes ?? [],
  ]);
}
