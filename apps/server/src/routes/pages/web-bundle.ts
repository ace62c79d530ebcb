import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { ChainHealth } from '@antescope/sources/health/chain-health';
import type { Preferences } from './preferences.ts';

/** What the web app's server bundle is given for one page. The same shape stands in apps/web (nothing imports an app). */
export interface PageContext {
  sources: ChainSources;
  chain: ChainConfig;
  chains: { key: string; name: string; testnet: boolean; href: string }[];
  /** '' or '/wax'. */
  base: string;
  nonce: string;
  preferences: Preferences;
  /** The browser told that it has fetched the font on an earlier page. */
  fontKept?: boolean;
  /** The local key provider may be offered. */
  devKeysHint: boolean;
  version: string;
  realtimePath: string;
  /** Origin whose frame keeps the connected accounts of several sites; absent: this site keeps its own. */
  walletFrame?: string | null;
  /** How the server and what it reads are doing; absent where there is no server behind the page. */
  health?: () => Promise<{ chain: ChainHealth; uptimeSeconds: number }>;
  /** The OpenAPI document of this chain's REST API. */
  apiDocument?: () => unknown;
  /** For absolute addresses in previews, without a slash at the end. */
  origin: string;
}

export interface WebBundle {
  renderPage(
    url: URL,
    context: PageContext,
  ): Promise<{ status: number; headers: Record<string, string>; body: ReadableStream<Uint8Array> }>;
  loadPage(url: URL, context: PageContext): Promise<{ status: number; body: unknown }>;
}
