import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { ChainHealth } from '@antescope/sources/health/chain-health';
import type { ChainLink } from './chain-link.ts';
import type { Preferences } from './preferences.ts';

/** What page loaders and rendering get with each request. */
export interface PageContext {
  sources: ChainSources;
  chain: ChainConfig;
  chains: ChainLink[];
  /** Path prefix of the chain: '' or '/wax'. */
  base: string;
  /** CSP nonce of this response. */
  nonce: string;
  preferences: Preferences;
  /** The browser has cached the web font. */
  fontCached?: boolean;
  /** Origins of nodes that the visitor chose to read from the browser; absent: none. */
  knownNodes?: readonly string[];
  /** Local chain: the local key provider may be offered. */
  devKeysHint: boolean;
  version: string;
  /** Path of the websocket; '' if there is none. */
  realtimePath: string;
  /** Origin of the frame that shares connected accounts between sites; null or absent: not shared. */
  walletFrame?: string | null;
  /** Address of the service between pages and linked wallets; null or absent: none. */
  walletLink?: string | null;
  /** Health of the server and its sources; absent in local mode, where the browser loads pages itself. */
  health?: () => Promise<{ chain: ChainHealth; uptimeSeconds: number }>;
  /** The OpenAPI document of this chain's REST API; absent in local mode. */
  apiDocument?: () => unknown;
  /** A loader may call this as soon as its page certainly has status 200; absent: of no use. */
  found?: () => void;
  /** Public origin without a trailing slash, for absolute URLs. */
  origin: string;
}
