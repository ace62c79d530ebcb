import { type ChainConfig, chainOfNode } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { PageContext } from '@antescope/web-contract/page-context';
import { handle } from '../src/app/server/handle.tsx';

const local = chainByKey('local');

/** Nothing listens on port 9 (discard). */
export const deadNode = 'http://127.0.0.1:9';

/** The local chain as on the recorded node. */
export function recordedChain(endpoint: string): ChainConfig {
  return chainOfNode(local, {
    chainId: '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d',
    coreSymbol: { code: 'EOS', precision: 4 },
    endpoint,
  });
}

/** The server's context for pages of a chain with one node. */
export function contextOf(chain: ChainConfig, endpoint: string, change: Partial<PageContext> = {}): PageContext {
  return {
    sources: createChainSources({ node: new NodeClient({ endpoints: [endpoint] }), histories: [], chain }),
    chain,
    chains: [{ key: chain.key, name: chain.name, chainId: null, testnet: chain.testnet, href: '/' }],
    base: '',
    nonce: 'bm9uY2U=',
    preferences: { locale: null, theme: 'system', utc: false, currency: 'USD' },
    devKeysHint: false,
    version: '27.12.1',
    realtimePath: '/realtime',
    origin: 'http://explorer.example',
    ...change,
  };
}

const assets = () => ({ entry: '/assets/entry.js', entryImports: [], styles: '', preloads: [], fonts: [] });

/** Status and text of a page without scripts; `page` is the loader's result. */
export async function rendered(path: string, context: PageContext) {
  const { result, response, html: document } = await handle(new URL(path, context.origin), context, true, assets);
  // React separates adjacent texts with empty comments.
  const html = document.replaceAll('<!-- -->', '');
  const status = result !== null && 'status' in result && response.status === 200 ? result.status : response.status;
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { status, html, text, result, location: response.headers.get('location') };
}
