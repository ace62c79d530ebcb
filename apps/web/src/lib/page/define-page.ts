import type { PublicChain } from '@antescope/chains/config/chain-config';

/** Where a page is and which chains have it. Part of every first visit: screens, heads, strings and loaders are not. */
export interface PageDefinition {
  /** Route pattern below the chain's base, '/block/$id'; several where one screen is at several addresses. */
  path: string | readonly [string, ...string[]];
  /** Search parameters that the page reads. Others are dropped. */
  search?: readonly string[];
  /** Whether a chain has the page. Absent: every chain has it. */
  gate?: (chain: PublicChain) => boolean;
  /** Addresses that lead to a page: '/b/$id' → '/block/$id'. They have the gate of this page. */
  redirects?: Readonly<Record<string, string>>;
  /** The page reads nothing: its folder has no load.ts. */
  static?: boolean;
  /** Shown on the local chain before a person has named a node. */
  nodeless?: boolean;
  /** Folders besides the page's own whose strings it shows at once. */
  strings?: readonly (keyof StringFolders)[];
}

/** The definition of a page; exported as `page` by the route.ts of its folder. */
export function definePage(page: PageDefinition): PageDefinition {
  return page;
}
