import { resolve } from 'node:path';
import { type ChainConfig, chainOfNode } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { ChainProxy } from '../src/platform/node-proxy/chain-proxy.ts';
import { MediaSigner } from '../src/routes/media/media-signer.ts';
import { createApp, type App, type AppOptions } from '../src/start/app.ts';
import type { ServedChain } from '../src/platform/served-chain.ts';

export const recordedChainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';

/** A chain over given nodes; `key` other than 'local' serves the same node under another name. */
export function chainOver(
  nodes: string[],
  key = 'local',
  chainId = recordedChainId,
  changes: Partial<ChainConfig> = {},
): ServedChain {
  const facts = { chainId, coreSymbol: { code: 'EOS', precision: 4 }, endpoint: nodes[0]! };
  const config = { ...chainOfNode(chainByKey(key), facts), endpoints: nodes, ...changes };
  const node = new NodeClient({ endpoints: nodes, chainId: config.chainId });
  return {
    config,
    sources: createChainSources({ node, histories: [], chain: config }),
    proxy: new ChainProxy(node),
    endpoints: () => node.endpoints,
    index: null,
    realtimeClients: () => 0,
  };
}

/** Files served to browsers: without the built ones, which no test of the server reads. */
const clientFolder = resolve(import.meta.dirname, '../../web/public');

/** For tests that open no page, so that they need no built web app. */
const noPages: WebBundle = {
  renderPage: () => Promise.reject(new Error('this test opens no page')),
  loadPage: () => Promise.reject(new Error('this test opens no page')),
};

/** The HTTP face as the product makes it; ask it with `fastify.inject`. Pages come with `bundle: await loadBundle()`. */
export async function appOver(chains: ServedChain[], options: Partial<AppOptions> = {}): Promise<App> {
  return createApp({
    chains,
    bundle: noPages,
    mediaSigner: new MediaSigner(new Uint8Array(32)),
    clientFolder,
    version: '27.12.1',
    origin: null,
    hosts: {},
    trustProxy: 0,
    rateLimit: 0,
    requestBytes: 2 * 1024 * 1024,
    report: (problem) => {
      throw new Error(problem);
    },
    ...options,
  });
}
