import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { ChainLink } from '@antescope/web-contract/chain-link';
import type { Locale } from '@antescope/web-contract/locale';
import type { Preferences } from '@antescope/web-contract/preferences';
import type { OwnNode } from '../own-node/settings.ts';

/** Per-visit facts that the server embeds in the page, for hydration and navigation. */
export interface Boot {
  chain: PublicChain;
  chains: ChainLink[];
  base: string;
  locale: Locale;
  preferences: Preferences;
  version: string;
  realtimePath: string;
  origin: string;
  devKeysHint: boolean;
  /** Origin of the frame that stores the connected accounts; null: this site's own storage. */
  walletFrame: string | null;
  /** Address of the service between this page and linked wallets; null: none. */
  walletLink: string | null;
  /** Local mode: the browser, not the server, loads pages from this node. */
  ownNode: OwnNode | null;
  /** The local chain without a node: the settings page asks for its URL first. */
  nodeWanted: boolean;
  /** The web font is in the browser's cache: the page uses it at once. */
  fontCached: boolean;
  assets: {
    entry: string;
    /** Server rendering only: modules that the entry imports, inlined styles, and modules and fonts to preload. */
    entryImports?: string[];
    styles?: string;
    preloads?: string[];
    fonts?: string[];
  };
  /** Server rendering only. */
  nonce?: string;
}

export const bootElementId = 'antescope-boot';
export const stylesElementId = 'antescope-styles';

/** Parses the boot facts embedded in the page. */
export function readBoot(document: Document): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (text === undefined || text === null) throw new Error('The page lacks its boot facts');
  return JSON.parse(text) as Boot;
}

/** JSON that cannot close its script element. */
export function bootText(boot: Boot): string {
  const { nonce: _, assets, ...facts } = boot;
  return JSON.stringify({ ...facts, assets: { entry: assets.entry } }).replace(/</g, '\\u003c');
}
