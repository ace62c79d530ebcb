import { chainList, type ChainListEntry } from '@antescope/chains/config/chain-list';
import type { ChainLink } from '@antescope/web-contract/chain-link';
import type { PageContext } from '@antescope/web-contract/page-context';
import { healthOf } from '../../platform/chain-health.ts';
import type { ChainDirectory, RequestChain } from '../../platform/chain-of-request.ts';
import { hasFontCached, readKnownNodes, readPreferences } from './preferences.ts';

/** What the context takes from the request itself. */
export interface PageRequest {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Host name requested by the browser, with its port. */
  host: string | undefined;
  /** CSP nonce of the response. */
  nonce: string;
  origin: string;
}

/** Shared by all pages of this process. */
export interface SiteFacts {
  directory: ChainDirectory;
  version: string;
  /** Chains served elsewhere, for the menu. */
  elsewhere(): readonly ChainListEntry[];
  /** Origin of the frame that shares connected accounts between sites; null: each site keeps its own. */
  walletFrameOrigin: string | null;
  /** Service between pages and linked wallets; null: none. */
  walletLink: string | null;
  /** OpenAPI document of the REST API below a chain's base path. */
  apiDocument(base: string): unknown;
}

/** Providers that need the link service. */
const linkedProviders = ['anchor', 'webauth'];

export function pageContext({ chain, base }: RequestChain, page: PageRequest, site: SiteFacts): PageContext {
  return {
    sources: chain.sources,
    chain: chain.config,
    chains: chainLinks(site, page.host),
    base,
    nonce: page.nonce,
    preferences: readPreferences(page.cookie, page.acceptLanguage),
    fontCached: hasFontCached(page.cookie),
    knownNodes: readKnownNodes(page.cookie),
    devKeysHint: chain.config.walletProviders.includes('local-key'),
    version: site.version,
    realtimePath: `${base}/realtime`,
    walletFrame: site.walletFrameOrigin,
    walletLink: linkedProviders.some((id) => chain.config.walletProviders.includes(id)) ? site.walletLink : null,
    health: async () => ({ chain: await healthOf(chain), uptimeSeconds: Math.round(process.uptime()) }),
    apiDocument: () => site.apiDocument(base),
    origin: page.origin,
  };
}

/** The chain menu: chains of this process, then those elsewhere; main networks before test networks. */
function chainLinks({ directory, elsewhere }: SiteFacts, host: string | undefined): ChainLink[] {
  const registry = new Map(directory.all.map((served) => [served.config.key, served.config]));
  const links = new Map(directory.all.map((served) => [served.config.key, directory.hrefOf(served, host)]));
  const here = chainList(registry, (key) => links.get(key) ?? '/');
  const others = elsewhere().filter(({ key }) => !registry.has(key));
  return [...here, ...others]
    .sort((a, b) => Number(a.testnet) - Number(b.testnet))
    .map(({ key, text, testnet, value }) => ({
      key,
      name: text,
      chainId: registry.get(key)?.chainId ?? null,
      testnet,
      href: value,
    }));
}
