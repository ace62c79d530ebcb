import { publicChain } from '@antescope/chains/config/public-chain';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { Boot } from '../../lib/boot/boot.ts';
import { ownNodeOf } from '../../lib/own-node/settings.ts';
import { withOwnNode } from '../../lib/own-node/with-own-node.ts';
import type { Assets } from './assets.ts';

/** The boot facts of a request. */
export function bootOf(context: PageContext, assets: Assets, url: URL): Boot {
  const local = context.chain.key === 'local';
  const ownNode = local ? ownNodeOf(url.searchParams) : null;
  const chain = publicChain(context.chain);
  return {
    chain: ownNode === null ? chain : withOwnNode(chain, ownNode),
    chains: context.chains,
    base: context.base,
    locale: context.preferences.locale ?? 'en',
    preferences: context.preferences,
    version: context.version,
    // Empty for an own node: our server's socket reports our server's chain.
    realtimePath: ownNode === null ? context.realtimePath : '',
    ownNode,
    nodeWanted: local && ownNode === null && context.chain.endpoints.length === 0,
    origin: context.origin,
    devKeysHint: context.devKeysHint,
    fontCached: context.fontCached ?? false,
    walletFrame: context.walletFrame ?? null,
    walletLink: ownNode === null ? (context.walletLink ?? null) : null,
    assets,
    nonce: context.nonce,
  };
}
