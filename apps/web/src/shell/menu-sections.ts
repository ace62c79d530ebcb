import type { MenuGroup } from '../lib/page/menu-entry.ts';

interface MenuSection {
  /** Links in place of the menu in browsers without scripts: the first one that the chain has. */
  first: readonly string[];
  /** Paths of the pages in and below the group, without a slash. */
  pages: RegExp;
}

/** What the header knows of its menus before they are loaded. The first matching group has the page. */
export const menuSections: Readonly<Record<MenuGroup, MenuSection>> = {
  explorer: {
    first: ['/blocks'],
    pages: /^(live|blocks?|transactions?|accounts?|address(es)?|domains?|contract|key|oracles|stats)$/,
  },
  tokens: { first: ['/tokens'], pages: /^(tokens|topholders|outstanding-xtokens|supply|snapshot|vest|nft)$/ },
  governance: { first: ['/vote', '/msigs'], pages: /^(vote|msigs?|namebids|protocol-features)$/ },
  resources: {
    first: ['/wallet/ram/buy', '/rex', '/dsp'],
    pages: /^(wallet\/(ram|resources|powerup|staking|stake-xpr|longstaking)|rex|dsp)$/,
  },
  wallet: { first: ['/wallet/transfer'], pages: /^(wallet\/(?!admin).*|wallets)$/ },
  developers: { first: ['/chain'], pages: /^(chain|api|hyperion|dapps|settings|wallet\/admin)$/ },
};

/** Group of the page with a path or route, '/vote/proxies' or '/account/$id'; null for pages outside of the menus. */
export function sectionOf(path: string): MenuGroup | null {
  const [page = '', below = ''] = path.split('/').slice(1);
  const name = page === 'wallet' ? `${page}/${below}` : page;
  const groups = Object.keys(menuSections) as MenuGroup[];
  return groups.find((group) => menuSections[group].pages.test(name)) ?? null;
}
