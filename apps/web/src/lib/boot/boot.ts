import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { ChainLink } from '@antescope/web-contract/chain-link';
import type { Locale } from '@antescope/web-contract/locale';
import type { Preferences } from '@antescope/web-contract/preferences';
import type { OwnNode } from '../own-node/settings.ts';

/** Facts about this visit that the server writes into the page once, for hydration and later navigation. */
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
  /** Origin whose frame keeps the connected accounts; null: this site's own storage does. */
  walletFrame: string | null;
  /** Local mode: pages are read by the browser from this node, not by the server. */
  ownNode: OwnNode | null;
  /** The local chain without any node: its address is asked for first. */
  nodeWanted: boolean;
  /** The browser has cached the web font: the page is laid out in it at once. */
  fontCached: boolean;
  assets: {
    entry: string;
    /** While the server renders: the rules that stand in the page, modules and fonts to fetch at once. */
    styles?: string;
    preloads?: string[];
    fonts?: string[];
  };
  /** Present while the server renders only: the browser never needs it again. */
  nonce?: string;
}

export const bootElementId = 'antescope-boot';
export const stylesElementId = 'antescope-styles';

/** Reads what the server left in the page. */
export function readBoot(document: Document): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (text === undefined || text === null) throw new Error('The page lacks its boot facts');
  return JSON.parse(text) as Boot;
}

/** JSON that cannot end the script element it is written into. */
export function bootText(boot: Boot): string {
  const { nonce: _, assets, ...facts } = boot;
  return JSON.stringify({ ...facts, assets: { entry: assets.entry } }).replace(/</g, '\\u003c');
}
