import { chainList, type ChainListEntry } from '@antescope/chains/config/chain-list';
import type { PageContext } from '@antescope/web-contract/page-context';
import { healthOf } from '../status/chain-health.ts';
import type { ChainDirectory, RequestChain } from '../../platform/chain-of-request.ts';
import { hasFontCached, readPreferences } from './preferences.ts';
import { openApiDocument } from '../../rest/openapi.ts';

export interface PageRequest {
  walletFrame?: string | null;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  host: string | undefined;
  nonce: string;
  origin: string;
}

export function pageContext(
  at: RequestChain,
  directory: ChainDirectory,
  version: string,
  page: PageRequest,
  elsewhere: readonly ChainListEntry[] = [],
): PageContext {
  const { chain, base } = at;
  const registry = new Map(directory.all.map((served) => [served.config.key, served.config]));
  const links = new Map(directory.all.map((served) => [served.config.key, directory.hrefOf(served, page.host)]));
  const here = chainList(registry, (key) => links.get(key) ?? '/');
  const others = elsewhere.filter(({ key }) => !registry.has(key));
  const entries = [...here, ...others].sort((a, b) => Number(a.testnet) - Number(b.testnet));
  return {
    sources: chain.sources,
    chain: chain.config,
    chains: entries.map((entry) => ({ key: entry.key, name: entry.text, testnet: entry.testnet, href: entry.value })),
    base,
    nonce: page.nonce,
    preferences: readPreferences(page.cookie, page.acceptLanguage),
    fontCached: hasFontCached(page.cookie),
    devKeysHint: chain.config.walletProviders.includes('local-key'),
    version,
    realtimePath: `${base}/realtime`,
    walletFrame: page.walletFrame ?? null,
    health: async () => ({ chain: await healthOf(chain), uptimeSeconds: Math.round(process.uptime()) }),
    apiDocument: () => openApiDocument(base, version),
    origin: page.origin,
  };
}
