import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainOfNode } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { StateIndex } from '@antescope/sources/state/state-index';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { Page } from '../src/lib/page/page-result.ts';
import { handle } from '../src/app/server/handle.tsx';

interface ContextParts {
  key?: string;
  chain?: Partial<ChainConfig>;
  state?: StateIndex;
  preferences?: Partial<PageContext['preferences']>;
  fetch?: typeof fetch;
  /** Absent: `signatureOf`; null: pages of a node that the browser reads. */
  signMedia?: null;
}

/** Signature of a URL in these contexts. */
export const signatureOf = (url: string): string => `sig-${url.length}`;

/** Path of a signed file on the media proxy, as attributes contain it. */
export const mediaAttribute = (url: string): string =>
  `/media?url=${encodeURIComponent(url)}&amp;signature=${signatureOf(url)}`;

/** The server's context for pages of a chain with one node. */
export function contextOver(node: string, parts: ContextParts = {}): PageContext {
  const facts = { chainId: '', coreSymbol: { code: 'EOS', precision: 4 }, endpoint: node };
  const chain = { ...chainOfNode(chainByKey(parts.key ?? 'local'), facts), chainId: null, ...parts.chain };
  const client = new NodeClient({ endpoints: [node], ...(parts.fetch === undefined ? {} : { fetch: parts.fetch }) });
  const state = parts.state === undefined ? {} : { state: parts.state };
  const signer = parts.signMedia === null ? {} : { signMedia: signatureOf };
  return {
    sources: createChainSources({ node: client, histories: [], chain, ...state, ...signer }),
    chain,
    chains: [{ key: chain.key, name: chain.name, chainId: null, testnet: true, href: '/' }],
    base: '',
    nonce: 'bm9uY2U=',
    preferences: { locale: null, theme: 'system', utc: true, currency: 'USD', ...parts.preferences },
    devKeysHint: true,
    version: '27.12.1',
    realtimePath: '/realtime',
    origin: 'http://explorer.example',
  };
}

const assets = () => ({ entry: '/assets/entry.js', entryImports: [], styles: '', preloads: [], fonts: [] });

/** A page's HTML without scripts. */
export async function htmlOf(path: string, at: PageContext): Promise<string> {
  const { html } = await handle(new URL(path, at.origin), at, true, assets);
  return html.replaceAll('<!-- -->', '');
}

/** Text of the page's <main>, without tags and decorative pictures. */
export async function mainText(path: string, at: PageContext): Promise<string> {
  const main = /<main[\s\S]*<\/main>/.exec(await htmlOf(path, at))?.[0] ?? '';
  return main
    .replaceAll(/<script[\s\S]*?<\/script>|<svg aria-hidden[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Result of the page's loader. */
export async function dataOf<T>(path: string, at: PageContext): Promise<Page<T>> {
  const { result } = await handle(new URL(path, at.origin), at, false, assets);
  return result as Page<T>;
}
