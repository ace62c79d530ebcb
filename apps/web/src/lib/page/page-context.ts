import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { ChainHealth } from '@antescope/sources/health/chain-health';
import type { ChainLink, Preferences } from '../boot/boot.ts';

/** What the server hands over with each request; docs/adr/0002-page-data.md. */
export interface PageContext {
  sources: ChainSources;
  chain: ChainConfig;
  chains: ChainLink[];
  /** '' or '/wax'. */
  base: string;
  /** CSP nonce of this answer. */
  nonce: string;
  preferences: Preferences;
  /** The browser told that it has fetched the font on an earlier page. */
  fontKept?: boolean;
  /** Local chain: the local key provider may be offered. */
  devKeysHint: boolean;
  version: string;
  realtimePath: string;
  /** Origin whose frame keeps the connected accounts of several sites; absent: this site keeps its own. */
  walletFrame?: string | null;
  /** How the server and what it reads are doing; absent where there is no server behind the page. */
  health?: () => Promise<{ chain: ChainHealth; uptimeSeconds: number }>;
  /** The OpenAPI document of this chain's REST API; absent where a page is made without the server. */
  apiDocument?: () => unknown;
  /** For absolute addresses in OpenGraph tags. */
  origin: string;
}

export interface WebBundle {
  /** The page as a stream of HTML; status 200, 404, 307 (with location) or 502 (nothing could be read). */
  renderPage(
    url: URL,
    context: PageContext,
  ): Promise<{ status: number; headers: Record<string, string>; body: ReadableStream<Uint8Array> }>;
  /** The same page as JSON: an envelope of data and meta, or an error. */
  loadPage(url: URL, context: PageContext): Promise<{ status: number; body: unknown }>;
}
